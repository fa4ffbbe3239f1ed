import type { Given } from '#core/declaration.ts';
import { fail, ok, type Result, type ToolError } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { refang } from '#pure/network/pasted-url.ts';
import { hasPunycode, toUnicodeHostname } from '#pure/network/unicode-hostname.ts';
import type { declaration } from './declare.ts';
import { findSafeLinks, type FoundLink } from './find-safe-links.ts';
import { type LinkData, readLinkData } from './link-data.ts';
import { type SafeLinkError, targetOf } from './safe-link.ts';

export interface LinkDetails extends LinkData {
  readonly safeLinksHost: string;
  /**
   * The host of the target with its port. Empty for a target without a host. Like `unicodeTargetHost`, only if the input is a single link.
   */
  readonly targetHost: string | undefined;
  /** Only if it differs from `targetHost`. */
  readonly unicodeTargetHost: string | undefined;
}

export interface DecodedText {
  /** The input with all Safe Links replaced by their targets. */
  readonly decoded: string;
  readonly count: number;
  /** Only if the input is a single link. */
  readonly details: LinkDetails | undefined;
  /** The error of the first link that could not be decoded and remains unchanged. Only if other links were decoded. */
  readonly failure: ToolError<SafeLinkError> | undefined;
}

/** Replaces the Safe Links in a text. Returns `null` for an empty text, and fails if no link can be decoded. */
export function decode({ text }: Given<typeof declaration, 'decode'>): Result<DecodedText | null, 'noSafeLink' | SafeLinkError> {
  if (text.trim() === '') return ok(null);
  const typed = decodeTyped(text);
  const readable = isQuotedPrintable(text) ? unfold(text) : typed.ok ? text : refang(text);
  const decoded = readable === text ? typed : decodeTyped(readable);
  return decoded.ok ? decoded : typed;
}

/**
 * Whether the text is a message source in quoted-printable encoding, where `=` is `=3D` and long lines are folded (RFC 2045, section 6.7).
 */
const isQuotedPrintable = (text: string): boolean => /[?&]url=3Dhttp/i.test(text);
const unfold = (source: string): string => source.replace(/=\r?\n/g, '').replaceAll(/=3D/gi, '=');

function decodeTyped(text: string): Result<DecodedText, 'noSafeLink' | SafeLinkError> {
  const links = findSafeLinks(text).map((link) => ({ ...link, target: targetOf(link.url) }));
  const [first] = links;
  if (!first) return fail('noSafeLink');

  let decoded = '';
  let end = 0;
  let count = 0;
  let failure: DecodedText['failure'];
  for (const link of links) {
    if (!link.target.ok) {
      failure ??= link.target.error;
      continue;
    }
    decoded += text.slice(end, link.start) + link.target.value;
    end = link.end;
    count += 1;
  }
  if (failure && count === 0) return { ok: false, error: failure };
  return ok({
    decoded: decoded + text.slice(end),
    count,
    details: first.target.ok && links.length === 1 ? describeLink(first, first.target.value, text) : undefined,
    failure,
  });
}

function describeLink({ url, start, end }: FoundLink, target: string, text: string): LinkDetails {
  const isAlone = text.trim() === text.slice(start, end);
  const targetHost = isAlone ? hostOf(target) : undefined;
  return {
    ...readLinkData(url),
    safeLinksHost: url.host,
    targetHost,
    unicodeTargetHost: targetHost !== undefined && hasPunycode(targetHost) ? toUnicodeHostname(targetHost) : undefined,
  };
}

function hostOf(target: string): string {
  try {
    return new URL(target).host;
  } catch {
    return ''; // the only way to validate a URL with this parser
  }
}

export const run = { decode } satisfies Runs<typeof declaration>;
