import { fail, ok, type Result } from '#core/result.ts';
import { pastedUrl, refang } from '#pure/network/pasted-url.ts';
import { readPasted } from '#pure/text/read-pasted.ts';

export type UrlError = 'needsScheme' | 'hostOrPort' | 'invalidBase' | 'opaqueBase';

/** A scheme (RFC 3986, section 3.1). */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** The schemes of URLs with a domain or an address as host (URL Standard, “special scheme”, except `file`). */
const WITH_DOMAIN = ['http:', 'https:', 'ws:', 'wss:', 'ftp:'];

/**
 * Parses a URL, or a reference with a base, by the URL Standard. Trims both, and ignores an empty base. Returns `undefined` if both are
 * empty. An empty reference is the base without its fragment (RFC 3986, section 5.4.1).
 */
export function parseUrl(typed: string, typedBase: string): Result<URL | undefined, UrlError> {
  // Not a real scheme: security reports use it in place of http or https.
  const text = /^\s*h(?:xx|\*\*)ps?:/i.test(typed) ? refang(typed) : typed;
  return readPasted(text, (reference) => parseTyped(reference, typedBase), pastedUrl);
}

function parseTyped(typed: string, typedBase: string): Result<URL | undefined, UrlError> {
  const reference = typed.trim();
  const baseText = typedBase.trim();
  const base = baseText === '' ? undefined : read(baseText);
  if (baseText !== '' && !base) return fail('invalidBase', { field: 'base' });
  if (reference === '' && !base) return ok(undefined);

  const url = read(reference, base);
  if (url) return ok(url);
  if (SCHEME.test(reference)) return fail('hostOrPort', beginsScheme(reference) ? { isIncomplete: true } : {});
  if (!base) return fail('needsScheme', beginsScheme(reference) ? { isIncomplete: true } : {});
  return base.pathname.startsWith('/') ? fail('hostOrPort') : fail('opaqueBase', { field: 'base' });
}

/** Whether the text is the beginning of a common scheme. */
const beginsScheme = (text: string): boolean => WITH_DOMAIN.some((scheme) => scheme.startsWith(text.toLowerCase()));

/** Whether the text is an HTTP or HTTPS URL with `//`. */
export const isWebUrl = (text: string): boolean => /^https?:\/\//i.test(text) && read(text) !== undefined;

/** The beginning of `localhost:3000/x` as a scheme, which is valid: a name and a colon, followed by digits instead of `//`. */
export const schemeBeforePort = (typed: string): string | undefined => /^\s*([a-z][a-z\d+.-]*:)\d/i.exec(typed)?.[1]?.toLowerCase();

function read(text: string, base?: URL): URL | undefined {
  try {
    const url = new URL(text, base);
    // Chromium accepts some forbidden characters in a domain, literally or escaped.
    return WITH_DOMAIN.includes(url.protocol) && /[% ]/.test(url.hostname) ? undefined : url;
  } catch {
    return undefined; // the only way to validate a URL with this parser
  }
}
