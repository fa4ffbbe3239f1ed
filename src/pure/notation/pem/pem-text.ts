const DASH = '[-\\u2010-\\u2015\\u2212]';
const DASHES_BEFORE = new RegExp(`(?<!${DASH})${DASH}{2,}(?=(?:BEGIN|END) )`, 'g');
const DASHES_AFTER = new RegExp(`((?:BEGIN|END) [A-Z0-9 ]{1,60})${DASH}{2,}`, 'g');

/**
 * Restores the RFC 7468 form of PEM blocks. Programs and people write line breaks as `\n` and other characters as `\u003d` or `\/` (JSON,
 * environment files, source code), and word processors replace hyphens with dashes and insert invisible characters.
 */
export const plainPemText = (text: string): string =>
  text
    .replaceAll(/\\+/g, '\\') // escapes may be escaped repeatedly
    .replaceAll(/\\u00([0-9a-fA-F]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replaceAll(/(?:\\r)?\\n|\\r|\r\n?/g, '\n')
    .replaceAll('\\', '')
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replaceAll('\u00A0', ' ')
    .replaceAll(DASHES_BEFORE, '-----')
    .replaceAll(DASHES_AFTER, '$1-----');

const LINE_NUMBER = /^\s*\d+(?:\s*[:.|]\s*|\s+)/;
/** The end of a quoted line. Source code joins such lines with an operator. */
const AFTER_QUOTED = /["'`]\s*(?:[+.,;]\s*)?$/;
const BEFORE_QUOTED = /^\s*["'`]/;

/**
 * The lines of a block without the prefix that its first line also has: indentation, the `>` of a reply, the `//` of a comment, or a line
 * number. Also removes quotes around each line. `before` is the text before the block on its first line, and the last line of `content` is
 * the text before its end.
 */
export function bareBlockLines(content: string, before: string): string {
  const [first = '', ...others] = content.split('\n');
  const isNumbered = LINE_NUMBER.test(before) && others.every((line) => line.trim() === '' || LINE_NUMBER.test(line));
  const mark = before.trim();
  const hasMark = (line: string): boolean => line.trimStart().startsWith(mark);
  const isMarked =
    !isNumbered && !/^["'`]?$/.test(mark) && hasMark(others.at(-1) ?? '') && others.every((line) => line.trim() === '' || hasMark(line));
  const bare = (line: string): string => {
    const inside = isNumbered ? line.replace(LINE_NUMBER, '') : isMarked ? line.trimStart().slice(mark.length) : line;
    return (/^\s/.test(before) || isMarked ? inside.trimStart() : inside).replace(AFTER_QUOTED, '').replace(BEFORE_QUOTED, '');
  };
  return [first.replace(AFTER_QUOTED, ''), ...others.map(bare)].join('\n');
}
