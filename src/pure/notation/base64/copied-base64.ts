/** Base64 in either alphabet on any number of lines, with nothing around it. */
const PLAIN = /^[\sA-Za-z\d+/=_-]*$/;

const DATA_URI = /^\s*data:[^,]*,/i;
/** A data URI in a tag, a style sheet, a Markdown image, or a string. */
const EMBEDDED_URI = /^[^,]*?[\s"'`(=<[]["']?(?=data:[^,"'`()<>]{0,200}; *base64,)/i;
const AFTER_URI = /["'`()<>].*$/s;

/** A label such as `password: ` in YAML, `"data": "` in JSON, or `key = "` in source code. */
const LABEL = /^[\s{]*["']?[A-Za-z_][\w.-]{0,99}["']?\s{0,9}(?::\s*(?=["'`])|:\s+|=\s{0,9}(?=["'`]))(?:[|>]-?\s)?/;
/** The scheme of an `Authorization` header: RFC 7617, section 2. */
const SCHEME = /^\s*(?:(?:proxy-)?authorization:\s*)?basic\s+(?=\S)/i;
/** The lines around PEM: RFC 7468, section 2. */
const PEM_LINE = /-----(?:BEGIN|END) [^\n-]{0,99}-----/g;
/** The delimiters of an encoded word: RFC 2047, section 2. */
const ENCODED_WORD = /=\?[^?\s]{1,60}\?b\?|\?=/gi;
/** Escaped line breaks in source code strings, and zero-width characters from web pages. */
const NOT_SHOWN = /\\[nrt]|[\u{200b}-\u{200f}\u{2060}\u{00ad}]/gu;
const FIRST_QUOTE = /^\s*["'`“‘„«]/;
const LAST_QUOTE = /["'`”’“»][\s,;)}\]]*$/;
const LAST_SEPARATOR = /(?<![\s,;])[\s,;]+$/;

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/**
 * Replaces everything around copied Base64 with spaces: quotes, a member name, PEM lines, `=?utf-8?B?…?=`, and string escapes. All other
 * characters keep their offsets.
 */
export function withoutSurroundings(text: string): string {
  const source = text.replace(SCHEME, blank).replaceAll(String.raw`\/`, ' /');
  if (PLAIN.test(source) && !source.includes('-----')) return source;
  if (DATA_URI.test(source)) return source.replace(LAST_QUOTE, blank);
  const uri = source.replace(EMBEDDED_URI, blank);
  if (uri !== source) return uri.replace(AFTER_URI, blank);
  return [PEM_LINE, ENCODED_WORD, NOT_SHOWN, LABEL, FIRST_QUOTE, LAST_QUOTE, LAST_SEPARATOR].reduce(
    (rest, pattern) => rest.replace(pattern, blank),
    source,
  );
}
