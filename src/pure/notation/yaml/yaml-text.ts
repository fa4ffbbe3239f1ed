import { Schema } from 'yaml';
import { isRfc3339 } from '../../time/rfc3339.ts';

/** What YAML 1.2 (section 5.1) or 1.1 does not let stand as it is: control characters, line breaks of YAML 1.1, halves of surrogate pairs. */
const UNPRINTABLE = /[^\t\n\x20-\x7E\xA0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|[\u2028\u2029\uFEFF]/u;

/** What a plain scalar cannot begin with, hold or end with: YAML 1.2, section 7.3.3. PyYAML, a reader of 1.1, takes no tab inside one. */
const NOT_PLAIN = /^[\n ,[\]{}#&*!|>'"%@`]|^[?-](?:[\n ]|$)|:[\n ]|[\n ]#|[\n :]$|\t/;

/** A line that readers take for the end of a document, at the beginning of a line. */
const DOCUMENT_MARKER = /^(?:---|\.\.\.)/;

// Both versions' own rules for what a plain scalar is, so that a text is plain only where neither takes it for something else.
const { tags, compat } = new Schema({ schema: 'core', compat: 'yaml-1.1', merge: true });
const typedScalars = [...tags, ...(compat ?? [])].flatMap((tag) =>
  !tag.collection && tag.default && tag.test && !tag.tag.endsWith(':str') ? [tag.test] : [],
);
/** `false` is the longest of the words; all else begins like a number. */
const LONGEST_WORD = 5;
const LIKE_A_NUMBER = /^[-+.\d]/;

function isTyped(text: string): boolean {
  if (text.length > LONGEST_WORD && !LIKE_A_NUMBER.test(text)) return false;
  // YAML 1.1 has a type for `=` too: https://yaml.org/type/value.html.
  return text === '=' || isRfc3339(text) || typedScalars.some((test) => test.test(text));
}

/** A text on one line: plain where every reader takes it for this text, else in double quotes. */
export function inlineText(text: string, isAtLineStart: boolean): string {
  const isPlain =
    !text.includes('\n') &&
    !NOT_PLAIN.test(text) &&
    !UNPRINTABLE.test(text) &&
    !isTyped(text) &&
    !(isAtLineStart && DOCUMENT_MARKER.test(text));
  return isPlain ? text : doubleQuoted(text);
}

/** Whether a text of several lines can be a literal block: its last line needs something that can be seen. */
export const canBeBlock = (text: string): boolean =>
  text.includes('\n') && /[^\t\n ]/.test(text) && !/\n[\t ]+\n*$/.test(text) && !UNPRINTABLE.test(text);

export const beginsWithSpace = (text: string): boolean => /^\n*[ \t]/.test(text);

/** How the line breaks at the end are kept: none, one, or all of them. */
export const chomping = (text: string): string => (text.endsWith('\n\n') ? '+' : text.endsWith('\n') ? '' : '-');

const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  '0000': '\\0',
  '0007': '\\a',
  '000b': '\\v',
  '001b': '\\e',
  '0085': '\\N',
  '2028': '\\L',
  '2029': '\\P',
};

/** In double quotes, with the escapes of YAML 1.2, section 5.7. */
function doubleQuoted(text: string): string {
  const escaped = JSON.stringify(text).replaceAll(
    new RegExp(UNPRINTABLE, 'gu'),
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return escaped.replaceAll(/\\(?:u([\da-f]{4})|.)/g, (escape, code: string | undefined) => {
    if (code === undefined) return escape;
    return SHORT_ESCAPES[code] ?? (code.startsWith('00') ? `\\x${code.slice(2)}` : escape);
  });
}

/** A comment's line as it can stand in YAML: a character that cannot is replaced. */
export const commentLine = (line: string): string => `#${line.replaceAll(new RegExp(UNPRINTABLE, 'gu'), '\uFFFD').replaceAll('\n', ' ')}`;
