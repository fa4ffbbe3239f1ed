import { endAt } from './xml-fault.ts';
import { NAME } from './xml-names.ts';

// Productions 11, 12, 28 and 75 of XML 1.0.
const SPACE = '[ \\t\\r\\n]';
const SYSTEM_LITERAL = `(?:"[^"]*"|'[^']*')`;
const PUBLIC_LITERAL = `(?:"[-'()+,./:=?;!*#@$_% \\r\\na-zA-Z0-9]*"|'[-()+,./:=?;!*#@$_% \\r\\na-zA-Z0-9]*')`;
const EXTERNAL = `(?:SYSTEM${SPACE}+${SYSTEM_LITERAL}|PUBLIC${SPACE}+${PUBLIC_LITERAL}${SPACE}+${SYSTEM_LITERAL})`;
const HEAD = new RegExp(`<!DOCTYPE${SPACE}+${NAME}(?:${SPACE}+${EXTERNAL})?${SPACE}*`, 'uy');
const END = new RegExp(`${SPACE}*>`, 'y');
/** What may hold brackets in it, or anything else. */
const SUBSET_PIECE = /[^\]"'<]+|"[^"]*"|'[^']*'|<!--[^]*?-->|<\?[^]*?\?>|<(?!!--|\?)/y;

function subsetEnd(xml: string, start: number): number | undefined {
  for (let at: number | undefined = start; at !== undefined; at = endAt(SUBSET_PIECE, xml, at)) if (xml[at] === ']') return at + 1;
  return undefined;
}

/** Where the document type declaration ends that begins at `at`; `undefined` when it does not end, or is none. What it declares is not read. */
export function doctypeEnd(xml: string, at: number): number | undefined {
  const headEnd = endAt(HEAD, xml, at);
  if (headEnd === undefined) return undefined;
  const end = xml[headEnd] === '[' ? subsetEnd(xml, headEnd + 1) : headEnd;
  return end === undefined ? undefined : endAt(END, xml, end);
}
