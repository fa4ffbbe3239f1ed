import { endAt } from './xml-fault.ts';
import { NAME } from './xml-names.ts';

// Productions 11, 12, 28, and 75 of XML 1.0.
export const SPACE = '[ \\t\\r\\n]';
const SYSTEM_LITERAL = `(?:"[^"]*"|'[^']*')`;
const PUBLIC_LITERAL = `(?:"[-'()+,./:=?;!*#@$_% \\r\\na-zA-Z0-9]*"|'[-()+,./:=?;!*#@$_% \\r\\na-zA-Z0-9]*')`;
export const EXTERNAL = `(?:SYSTEM${SPACE}+${SYSTEM_LITERAL}|PUBLIC${SPACE}+${PUBLIC_LITERAL}${SPACE}+${SYSTEM_LITERAL})`;
const HEAD = new RegExp(`<!DOCTYPE${SPACE}+${NAME}(?:${SPACE}+${EXTERNAL})?${SPACE}*`, 'uy');
const END = new RegExp(`${SPACE}*>`, 'y');
/** A piece of an internal subset: anything that may contain brackets, or the text in between. */
export const SUBSET_PIECE = /[^\]"'<]+|"[^"]*"|'[^']*'|<!--[^]*?-->|<\?[^]*?\?>|<(?!!--|\?)/y;

function subsetEnd(xml: string, start: number): number | undefined {
  for (let at: number | undefined = start; at !== undefined; at = endAt(SUBSET_PIECE, xml, at)) if (xml[at] === ']') return at + 1;
  return undefined;
}

export interface Doctype {
  readonly start: number;
  readonly end: number;
  /** The range between the brackets; empty if there are no brackets. */
  readonly subset: { readonly start: number; readonly end: number };
}

/** The document type declaration at `start`; `undefined` if it is incomplete. */
export function doctypeAt(xml: string, start: number): Doctype | undefined {
  const headEnd = endAt(HEAD, xml, start);
  if (headEnd === undefined) return undefined;
  const hasSubset = xml[headEnd] === '[';
  const subsetStart = hasSubset ? headEnd + 1 : headEnd;
  const closed = hasSubset ? subsetEnd(xml, subsetStart) : headEnd;
  const end = closed === undefined ? undefined : endAt(END, xml, closed);
  if (closed === undefined || end === undefined) return undefined;
  return { start, end, subset: { start: subsetStart, end: hasSubset ? closed - 1 : headEnd } };
}

const PROLOG = /(?:[ \t\r\n]+|<\?[^]*?\?>|<!--[^]*?-->)*/y;

/** Finds the document type declaration of a document. */
export const findDoctype = (xml: string): Doctype | undefined => doctypeAt(xml, endAt(PROLOG, xml, 0) ?? 0);
