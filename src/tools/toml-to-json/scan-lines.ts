const NAME = String.raw`(?:[\w-]{1,100}|"[^"]{0,100}"|'[^']{0,100}')`;
const PATH = String.raw`${NAME}(?:\s{0,9}\.\s{0,9}${NAME}){0,20}`;
const TABLE = new RegExp(String.raw`^\[\[?\s{0,9}${PATH}\s{0,9}\]\]?\s*(?:#.*)?$`);
const PAIR = new RegExp(String.raw`^${PATH}\s*=\s*(\S.*)$`);
/** The possible beginnings of a value (TOML 1.0.0, section “Keyvalue”). */
const VALUE = /^(?:["'[{]|[+-]?(?:\d|inf\b|nan\b)|(?:true|false)\b)/;

export interface ScannedLines {
  readonly tables: number;
  readonly pairs: number;
}

/** The end marker of a multiline value, or `undefined` for a complete value. */
function endOf(value: string): string | undefined {
  const quotes = /^(?:"""|''')/.exec(value)?.[0];
  if (quotes !== undefined) return value.includes(quotes, quotes.length) ? undefined : quotes;
  return /^\[[^\]]*$/.test(value) ? ']' : undefined;
}

/** Counts tables and pairs line by line. Returns `undefined` if a line is not valid TOML. */
export function scanLines(text: string): ScannedLines | undefined {
  let [tables, pairs] = [0, 0];
  let end: string | undefined;
  for (const line of text.split(/\r\n|\r|\n/).map((each) => each.trim())) {
    if (end !== undefined) {
      if (line.includes(end)) end = undefined;
      continue;
    }
    if (line === '' || line.startsWith('#')) continue;
    const value = PAIR.exec(line)?.[1];
    if (value !== undefined && VALUE.test(value) && !value.endsWith(';')) {
      pairs++;
      end = endOf(value);
    } else if (TABLE.test(line)) tables++;
    else return undefined;
  }
  return { tables, pairs };
}
