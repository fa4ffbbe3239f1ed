/** A line in the notation of mathjs, with the origin of each code unit. */
export interface PlainLine {
  readonly text: string;
  /** The offset in the typed line for each offset in the text, including its end. */
  readonly origins: readonly number[];
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Words are separated from the text around them: `2πr` is `2 pi r`. */
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
  '°': ' deg ',
  '°C': ' degC ',
  '°F': ' degF ',
  '℃': ' degC ',
  '℉': ' degF ',
  '∞': ' Infinity ',
};

/** No-break and narrow spaces. They group digits, and are ordinary spaces elsewhere. */
const ODD_SPACES = String.raw`\u00a0\u2007\u2009\u202f`;
const ODD_SPACE = new RegExp(`[${ODD_SPACES}]`, 'g');
const GROUPING = new RegExp(`[_'${ODD_SPACES}]`);

/**
 * Follows every percentage. mathjs reads `8% + 2` as 8 modulo +2, because it checks only whether a value could follow `%`. This word cannot
 * be a value: `parserNodes` makes the parser fail to create a node from it, and so `%` has only one side.
 */
const PERCENTAGE_END = '℅';
export const parserNodes = { [PERCENTAGE_END]: noNode };

function noNode(): never {
  throw new SyntaxError(`Unexpected part "${PERCENTAGE_END}"`);
}

/** Comments and strings are single tokens, which stay unchanged. A name includes its digits and underscores. */
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
    `(?<space>[ \t${ODD_SPACES}]+)`,
    '(?<percent>%)',
    String.raw`(?<unit>°[CF](?![\p{L}\d_$])|[°℃℉])`,
    String.raw`(?<sign>[^])`,
  ].join('|'),
  'uy',
);
const SINGLE_QUOTED = /'(?:[^'\\]|\\.)*'?/y;

/** After these tokens, a quote transposes a matrix. After any other token, it begins a string. */
const VALUE_ENDS = new Set(['doubleQuoted', 'singleQuoted', 'name', 'number', 'power', 'close', 'transpose']);
/** The tokens that end the operand of a root without parentheses. */
const OPERANDS = new Set(['doubleQuoted', 'singleQuoted', 'name', 'number', 'close']);
/** The beginning of a value, which makes the `%` before it a modulo. Signs and word operators do not count. */
const VALUE_START = new RegExp(
  String.raw`[ \t${ODD_SPACES}]*(?!(?:mod|to|in|and|or|xor)(?![\p{L}\d_$]))(?:[\p{L}_$"'√∞(\[{~]|\.?\d)`,
  'uy',
);

class PlainLineWriter {
  text = '';
  readonly origins: number[] = [];

  write(text: string, origin: number): void {
    this.text += text;
    for (let index = 0; index < text.length; index++) this.origins.push(origin);
  }

  /** Copies a text with the origin of each code unit. */
  copy(source: string, from: number, isKept: (unit: string) => boolean = () => true): void {
    for (let index = 0; index < source.length; index++) {
      const unit = source.charAt(index);
      if (isKept(unit)) this.write(unit, from + index);
    }
  }
}

/**
 * Converts one line from typographic notation to that of mathjs: × · ÷ − – π ° √ ≤ ≥ ≠ ∞ and superscripts get their ASCII spelling, digit
 * grouping is removed, and each `%` is marked as a percentage or modulo. Strings and comments are unchanged.
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
    else if (kind === 'space') writer.copy(source.replaceAll(ODD_SPACE, ' '), index);
    else if (kind === 'percent' && VALUE_ENDS.has(before))
      writer.write(isValueAt(line, index + 1) ? ' mod ' : `% ${PERCENTAGE_END} `, index);
    else if (kind === 'sign' || kind === 'unit') writer.write(SIGNS[source] ?? source, index);
    else writer.copy(source, index);

    if (kind === 'root') roots.push(depth);
    if (kind === 'open') depth++;
    if (kind === 'close') depth--;
    index += source.length;
    const isCall = kind === 'name' && line.charAt(index) === '(';
    if (!isCall && (OPERANDS.has(kind) || kind === 'unit' || source === 'π' || source === '∞')) {
      for (; roots.at(-1) === depth; roots.pop()) writer.write(')', index);
    }
    const isFactorial = source === '!' && VALUE_ENDS.has(before);
    if (kind !== 'space' && !isFactorial) before = kind === 'unit' || source === 'π' || source === '∞' ? 'name' : kind;
  }
  return { text: writer.text, origins: [...writer.origins, line.length] };
}

function isValueAt(line: string, index: number): boolean {
  VALUE_START.lastIndex = index;
  return VALUE_START.test(line);
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
