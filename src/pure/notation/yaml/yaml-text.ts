import { Schema } from 'yaml';
import { isRfc3339 } from '../../time/rfc3339.ts';

/**
 * Characters that YAML 1.2 (section 5.1) or 1.1 does not allow unescaped: control characters, YAML 1.1 line breaks, and lone surrogates.
 */
const UNPRINTABLE = /[^\t\n\x20-\x7E\xA0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|[\u2028\u2029\uFEFF]/u;

/** Text that cannot be a plain scalar (YAML 1.2, section 7.3.3). Also excludes tabs, which PyYAML, a YAML 1.1 reader, does not accept. */
const NOT_PLAIN = /^[\n ,[\]{}#&*!|>'"%@`]|^[?-](?:[\n ]|$)|:[\n ]|[\n ]#|[\n :]$|\t/;

/** A document marker at the beginning of a line. */
const DOCUMENT_MARKER = /^(?:---|\.\.\.)/;

// The rules of both YAML versions, so that a text is plain only if neither version gives it another type.
const { tags, compat } = new Schema({ schema: 'core', compat: 'yaml-1.1', merge: true });
const typedScalars = [...tags, ...(compat ?? [])].flatMap((tag) =>
  !tag.collection && tag.default && tag.test && !tag.tag.endsWith(':str') ? [tag.test] : [],
);
/** The length of `false`, the longest typed word. All other typed scalars begin like a number. */
const LONGEST_WORD = 5;
const LIKE_A_NUMBER = /^[-+.\d]/;

function isTyped(text: string): boolean {
  if (text.length > LONGEST_WORD && !LIKE_A_NUMBER.test(text)) return false;
  // In YAML 1.1, `=` also has a type: https://yaml.org/type/value.html.
  return text === '=' || isRfc3339(text) || typedScalars.some((test) => test.test(text));
}

/** A text on one line: plain if every reader interprets it as this text, otherwise in double quotes. */
export function inlineText(text: string, isAtLineStart: boolean): string {
  const isPlain =
    !text.includes('\n') &&
    !NOT_PLAIN.test(text) &&
    !UNPRINTABLE.test(text) &&
    !isTyped(text) &&
    !(isAtLineStart && DOCUMENT_MARKER.test(text));
  return isPlain ? text : doubleQuoted(text);
}

/** Whether a multi-line text can be a literal block. Its last line must contain a visible character. */
export const canBeBlock = (text: string): boolean =>
  text.includes('\n') && /[^\t\n ]/.test(text) && !/\n[\t ]+\n*$/.test(text) && !UNPRINTABLE.test(text);

export const beginsWithSpace = (text: string): boolean => /^\n*[ \t]/.test(text);

/** The chomping indicator, which determines whether final line breaks are removed, reduced to one, or kept. */
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

/** Writes a text in double quotes, with the escapes of YAML 1.2, section 5.7. */
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

/** A line of a comment. Characters that YAML does not allow are replaced. */
export const commentLine = (line: string): string => `#${line.replaceAll(new RegExp(UNPRINTABLE, 'gu'), '\uFFFD').replaceAll('\n', ' ')}`;
