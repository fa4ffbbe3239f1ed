import type { Given } from '#core/declaration.ts';
import { aboutField, fail, ok } from '#core/result.ts';
import { toBase64 } from '#pure/notation/base64/base64.ts';
import { formatCodePoint } from '#pure/text/format-code-point.ts';
import { quoteForShell } from '#pure/notation/shell/quote-for-shell.ts';
import { encodeText } from '#pure/bytes/text-encoding.ts';
import type { declaration } from './declare.ts';

export interface BasicHeader {
  /** The whole line, such as `Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==`. */
  readonly header: string;
  readonly base64: string;
  /** For a POSIX shell, such as `-u 'Aladdin:open sesame'`. */
  readonly curlOption: string;
}

/** `-u` is for the server, `-U` for the proxy: curl(1). */
const CURL_OPTIONS = { Authorization: '-u', 'Proxy-Authorization': '-U' };

/**
 * Generates the header of HTTP Basic authentication: RFC 7617, section 2. Nothing is trimmed. Returns `null` if both username and
 * password are empty. Errors, each for its field:
 * - `colonInUsername`
 * - `controlInUsername`, `controlInPassword`: U+0000 to U+001F and U+007F (RFC 5234, CTL); values: the code point, such as `U+0009`
 * - `notInEncoding`, see `encodeText`
 */
export function generate({ username, password, header, encoding }: Given<typeof declaration, 'generate'>) {
  if (username === '' && password === '') return ok(null);
  if (username.includes(':')) return fail('colonInUsername', { field: 'username', at: username.indexOf(':') });
  const inUsername = controlIn(username);
  if (inUsername) return fail('controlInUsername', { field: 'username', ...inUsername });
  const inPassword = controlIn(password);
  if (inPassword) return fail('controlInPassword', { field: 'password', ...inPassword });
  const name = aboutField('username', encodeText(username, encoding));
  if (!name.ok) return name;
  const word = aboutField('password', encodeText(password, encoding));
  if (!word.ok) return word;
  const base64 = toBase64(Uint8Array.from([...name.value, COLON, ...word.value]));
  return ok<BasicHeader>({
    header: `${header}: Basic ${base64}`,
    base64,
    curlOption: `${CURL_OPTIONS[header]} ${quoteForShell(`${username}:${password}`)}`,
  });
}

const COLON = 0x3a;

function controlIn(text: string) {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  const at = text.search(/[\u0000-\u001f\u007f]/);
  return at < 0 ? undefined : { at, values: { codePoint: formatCodePoint(text.charCodeAt(at)) } };
}
