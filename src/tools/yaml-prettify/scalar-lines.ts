import { CST } from 'yaml';
import type { BlockContent, ScalarContent } from './layout.ts';

const LINE_BREAK = /\r?\n/;

/** Reads a flow scalar unchanged, except for line folding (YAML 1.2, section 6.5). */
export function scalarContent(token: CST.FlowScalar): ScalarContent {
  const lines = token.source.includes('\n')
    ? unfolded(token.source.split(LINE_BREAK), token.type === 'double-quoted-scalar')
    : [token.source];
  return { kind: 'scalar', lines, value: valueOf(token) };
}

/** Unfolds lines: an unescaped line break between two lines becomes a space, and each empty line becomes a line break. */
function unfolded(source: readonly string[], hasEscapes: boolean): readonly string[] {
  const lines: string[] = [];
  let joint = '';
  for (const [index, line] of source.entries()) {
    const isLast = index === source.length - 1;
    const begun = index === 0 ? line : withoutLeadingBlanks(line);
    const isEscaped = hasEscapes && !isLast && backslashesAtEnd(begun) % 2 === 1;
    const text = isEscaped ? begun.slice(0, -1) : isLast ? begun : withoutTrailingBlanks(begun, hasEscapes);
    const former = lines.length - 1;
    if (text === '' && !isEscaped && index > 0) {
      if (joint === '\\') lines[former] += joint;
      lines.push('');
      joint = '\n';
      continue;
    }
    if (index === 0 || joint === '\n') lines.push(text);
    else lines[former] += (joint === '\\' ? '' : joint) + text;
    joint = isEscaped ? '\\' : ' ';
  }
  return lines;
}

function withoutLeadingBlanks(line: string): string {
  let start = 0;
  while (isBlank(line[start])) start++;
  return line.slice(start);
}

/** Removes trailing whitespace. The first space after a backslash is escaped and part of the text. */
function withoutTrailingBlanks(line: string, hasEscapes: boolean): string {
  let end = line.length;
  while (isBlank(line[end - 1])) end--;
  return hasEscapes && end < line.length && backslashesAtEnd(line.slice(0, end)) % 2 === 1 ? line.slice(0, end + 1) : line.slice(0, end);
}

function backslashesAtEnd(line: string): number {
  let start = line.length;
  while (line[start - 1] === '\\') start--;
  return line.length - start;
}

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t';

/**
 * Reads a block scalar and joins the lines of each paragraph in the style `>`. `length` is that of its source without the trailing empty
 * lines that do not belong to it.
 */
export function blockContent(token: CST.BlockScalar, header: string): { content: BlockContent; length: number } {
  const value = valueOf(token);
  const style = header.charAt(0);
  const chomping = /[-+]/.exec(header)?.[0] ?? '';
  const given = Number(/\d/.exec(header)?.[0] ?? 0);
  const source = token.source.split(LINE_BREAK);
  const first = source.find((line) => /[^ ]/.test(line));
  const indent = given > 0 ? token.indent + given : first === undefined ? Number.POSITIVE_INFINITY : indentOf(first);
  const lines = source.map((line) => line.slice(Math.min(indent, indentOf(line))));
  while (lines.at(-1) === '') lines.pop();
  const length =
    chomping === '+' ? token.source.length : token.source.split('\n', lines.length).join('\n').length + Math.min(lines.length, 1);
  if (chomping === '+') {
    const breaks = lineBreaksAtEnd(value);
    lines.push(...Array<string>(lines.length > 0 ? breaks - 1 : breaks).fill(''));
  }
  return { content: { kind: 'block', style, chomping, lines: style === '>' ? joined(lines) : lines, value }, length };
}

function lineBreaksAtEnd(text: string): number {
  let end = text.length;
  while (text[end - 1] === '\n') end--;
  return text.length - end;
}

const indentOf = (line: string): number => line.length - line.replace(/^ +/, '').length;

/** Lines that begin with whitespace are not folded (YAML 1.2, section 8.1.3). */
const IS_FOLDED = /^[^ \t]/;

function joined(lines: readonly string[]): readonly string[] {
  const paragraphs: string[][] = [];
  for (const line of lines) {
    const former = paragraphs.at(-1);
    if (former && IS_FOLDED.test(line) && IS_FOLDED.test(former[0] ?? '')) former.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.map((paragraph) => paragraph.join(' '));
}

// Ignores errors, because the composer has already reported them. Only the composer knows that a block scalar at the root may be
// unindented.
const valueOf = (token: CST.FlowScalar | CST.BlockScalar): string => CST.resolveAsScalar(token, true, () => undefined)?.value ?? '';
