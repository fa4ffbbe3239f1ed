import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import { parseBase64 } from '#pure/notation/base64/base64.ts';
import { decodeLatin1 } from '#pure/bytes/text-encoding.ts';
import { decodeUtf8 } from '#pure/bytes/utf8.ts';
import type { declaration } from './declare.ts';

export interface BasicCredentials {
  readonly username: string;
  readonly password: string;
  /** The encoding of the decoded bytes: ISO-8859-1 only if they are not UTF-8. */
  readonly encoding: 'UTF-8' | 'ISO-8859-1';
}

/** A header within a curl command, a log line, or source code. */
const IN_LINE = /(?:\bauthorization\b["']?\s*[:=,].{0,40}?|^["'`])\bbasic\s+([\w+/-]{2,}={0,2})(?=["'`\\\]},;\s]|$)/i;
/** The credentials alone, in a configuration file of Docker, Kubernetes, or npm. */
const MEMBER = /(?:^|[\s"':])_?auth["']?\s*[:=]\s*["']?([\w+/-]{2,}={0,2})["']?,?$/i;

const HEADER_NAME = /^(?:proxy-)?authorization\s*:\s*/i;

/**
 * Decodes the credentials of an HTTP Basic authentication header (RFC 7617, section 2), of its value, or of the Base64 alone. Names are
 * case-insensitive, and Base64 is read by `parseBase64`, but must be on one line. Returns `null` for blank text. Errors: `notBasic`,
 * `notBase64`, `noColon`.
 */
export function decode({ headerToDecode }: Given<typeof declaration, 'decode'>) {
  const text = headerToDecode.trim();
  if (text === '') return ok(null);
  const base64 = base64Of(text);
  return base64.ok ? readCredentials(base64.value) : base64;
}

function base64Of(text: string) {
  const embedded = IN_LINE.exec(text)?.[1] ?? MEMBER.exec(text)?.[1];
  if (embedded !== undefined) return ok(embedded);
  const value = text.replace(HEADER_NAME, '');
  const [scheme = '', credentials = '', ...more] = value.split(/\s+/);
  if (scheme.toLowerCase() === 'basic') return more.length > 0 ? fail('notBase64') : ok(credentials);
  return value === text && credentials === '' ? ok(text) : fail('notBasic');
}

function readCredentials(base64: string) {
  const bytes = parseBase64(base64);
  if (!bytes.ok) return fail('notBase64');
  const utf8 = decodeUtf8(bytes.value);
  const text = utf8 ?? decodeLatin1(bytes.value);
  const colon = text.indexOf(':');
  if (colon < 0) return fail('noColon');
  return ok<BasicCredentials>({
    username: text.slice(0, colon),
    password: text.slice(colon + 1),
    encoding: utf8 === undefined ? 'ISO-8859-1' : 'UTF-8',
  });
}
