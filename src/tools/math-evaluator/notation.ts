/** A line in the notation of mathjs, and where each of its code units comes from. */
export interface PlainLine {
  readonly text: string;
  /** Offset into the line as typed for each offset into the text, its end included. */
  readonly origins: readonly number[];
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Words stand apart from what is around them: `2πr` is `2 pi r`. */
const SIGNS: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '÷': '/',
  '−': '-',
  '–': '-',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  π: ' pi ',
  '∞': ' Infinity ',
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
};

const GROUPING = /[_'\u00a0\u2007\u2009\u202f]/;

/** Comments and strings are nobody's business; a name keeps its digits and underscores. */
const TOKEN = new RegExp(
  [
    '(?<comment>#.*)',
    String.raw`(?<doubleQuoted>"(?:[^"\\]|\\.)*"?)`,
    String.raw`(?<name>(?:(?!π)[\p{L}_$])(?:(?!π)[\p{L}\d_$])*)`,
    String.raw`(?<number>(?:\d(?:${GROUPING.source}(?=\d))?|\.)+)`,
    `(?<power>[${SUPERSCRIPTS}]+)`,
    '(?<root>√)',
    String.raw`(?<open>[(\[{])`,
    String.raw`(?<close>[)\]}])`,
    String.raw`(?<space>[ \t]+)`,
    String.raw`(?<sign>[^])`,
  ].join('|'),
  'uy',
);
const SINGLE_QUOTED = /'(?:[^'\\]|\\.)*'?/y;

/** After these a quote is the transpose of a matrix; after anything else it begins a string. */
const VALUE_ENDS = new Set(['doubleQuoted', 'singleQuoted', 'name', 'number', 'power', 'close', 'transpose']);
/** What ends the operand of a root that has no parentheses. */
const OPERANDS = new Set(['doubleQuoted', 'singleQuoted', 'name', 'number', 'close']);

class PlainLineWriter {
  text = '';
  readonly origins: number[] = [];

  write(text: string, origin: number): void {
    this.text += text;
    for (let index = 0; index < text.length; index++) this.origins.push(origin);
  }

  /** Each code unit is where it was. */
  copy(source: string, from: number, isKept: (unit: string) => boolean = () => true): void {
    for (let index = 0; index < source.length; index++) {
      const unit = source.charAt(index);
      if (isKept(unit)) this.write(unit, from + index);
    }
  }
}

/**
 * Puts one line of typographic notation into that of mathjs: × · ÷ − – π √ ≤ ≥ ≠ ∞ and superscripts get their ASCII spelling, what groups
 * the digits of a number vanishes. Strings and comments stay as they are.
 */
export function toPlainLine(line: string): PlainLine {
  const writer = new PlainLineWriter();
  /** The depth of brackets at which each open root began. */
  const roots: number[] = [];
  let depth = 0;
  let before = '';
  let index = 0;
  while (index < line.length) {
    const { kind, source } = nextToken(line, index, before);
    if (kind === 'number') writer.copy(source, index, (unit) => !GROUPING.test(unit));
    else if (kind === 'power') writer.write(`^${[...source].map((digit) => SUPERSCRIPTS.indexOf(digit)).join('')}`, index);
    else if (kind === 'root') writer.write('sqrt(', index);
    else if (kind === 'sign') writer.write(SIGNS[source] ?? source, index);
    else writer.copy(source, index);

    if (kind === 'root') roots.push(depth);
    if (kind === 'open') depth++;
    if (kind === 'close') depth--;
    index += source.length;
    const isCall = kind === 'name' && line.charAt(index) === '(';
    if (!isCall && (OPERANDS.has(kind) || source === 'π' || source === '∞')) {
      for (; roots.at(-1) === depth; roots.pop()) writer.write(')', index);
    }
    if (kind !== 'space') before = source === 'π' || source === '∞' ? 'name' : kind;
  }
  return { text: writer.text, origins: [...writer.origins, line.length] };
}

function nextToken(line: string, index: number, before: string): { readonly kind: string; readonly source: string } {
  if (line.charAt(index) === "'") {
    SINGLE_QUOTED.lastIndex = index;
    const [string = "'"] = VALUE_ENDS.has(before) ? [] : (SINGLE_QUOTED.exec(line) ?? []);
    return { kind: VALUE_ENDS.has(before) ? 'transpose' : 'singleQuoted', source: string };
  }
  TOKEN.lastIndex = index;
  const groups = Object.entries(TOKEN.exec(line)?.groups ?? {});
  const [kind, source] = groups.find(([, text]) => text !== undefined) ?? ['sign', line.charAt(index)];
  return { kind, source };
}
