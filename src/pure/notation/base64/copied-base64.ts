/** Base64 in either alphabet on any number of lines, which needs no look at what surrounds it. */
const PLAIN = /^[\sA-Za-z\d+/=_-]*$/;

const DATA_URI = /^\s*data:[^,]*,/i;
/** A data URI within a tag, a style sheet, a picture in Markdown, or a string. */
const EMBEDDED_URI = /^[^,]*?[\s"'`(=<[]["']?(?=data:[^,"'`()<>]{0,200}; *base64,)/i;
const AFTER_URI = /["'`()<>].*$/s;

/** `password: ` in YAML, `"data": "` in JSON, `key = "` in a program. */
const LABEL = /^[\s{]*["']?[A-Za-z_][\w.-]{0,99}["']?\s{0,9}(?::\s*(?=["'`])|:\s+|=\s{0,9}(?=["'`]))(?:[|>]-?\s)?/;
/** The scheme of an `Authorization` header: RFC 7617, section 2. */
const SCHEME = /^\s*(?:(?:proxy-)?authorization:\s*)?basic\s+(?=\S)/i;
/** The lines around PEM: RFC 7468, section 2. */
const PEM_LINE = /-----(?:BEGIN|END) [^\n-]{0,99}-----/g;
/** The signs around the text of an encoded word: RFC 2047, section 2. */
const ENCODED_WORD = /=\?[^?\s]{1,60}\?b\?|\?=/gi;
/** Line breaks in a string of a program, and characters without a width from web pages. */
const NOT_SHOWN = /\\[nrt]|[\u{200b}-\u{200f}\u{2060}\u{00ad}]/gu;
const FIRST_QUOTE = /^\s*["'`“‘„«]/;
const LAST_QUOTE = /["'`”’“»][\s,;)}\]]*$/;
const LAST_SEPARATOR = /(?<![\s,;])[\s,;]+$/;

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/**
 * A text with blanks for what was copied along with Base64 and cannot be part of it: quotes, the name of a member, the lines around PEM,
 * `=?utf-8?B?…?=`, the escapes of strings. Every other character keeps its place.
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
