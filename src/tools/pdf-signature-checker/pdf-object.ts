import { occurrencesOf } from './occurrences.ts';
import { isWhiteSpace, PdfLexer, type PdfToken } from './pdf-lexer.ts';

export type PdfValue =
  | Exclude<PdfToken, { readonly kind: 'mark' }>
  | { readonly kind: 'array'; readonly items: readonly PdfValue[] }
  | { readonly kind: 'dictionary'; readonly entries: PdfDictionary }
  | { readonly kind: 'reference'; readonly number: number; readonly generation: number };

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** A signature dictionary has some dozens of values; what has more than this is no dictionary that anybody wrote. */
const MAX_TOKENS = 100_000;

/** The value that comes next (ISO 32000-1, section 7.3), with those inside it; `undefined` where there is none that ends. */
export function readPdfValue(lexer: PdfLexer): PdfValue | undefined {
  // The values of each array or dictionary that is open, from the outermost in.
  const open: PdfValue[][] = [];
  for (let count = 0; count < MAX_TOKENS; count++) {
    const token = lexer.next();
    if (!token) return undefined;
    if (token.kind === 'mark' && (token.mark === '<<' || token.mark === '[')) {
      open.push([]);
      continue;
    }
    const values = token.kind === 'mark' ? open.pop() : undefined;
    if (token.kind === 'mark' && !values) return undefined;
    const value = token.kind === 'mark' ? closed(token.mark, values ?? []) : token;
    const around = open.at(-1);
    if (!around) return value;
    if (value.kind === 'keyword' && value.word === 'R') putReference(around);
    else around.push(value);
  }
  return undefined;
}

function closed(mark: string, values: readonly PdfValue[]): PdfValue {
  if (mark === ']') return { kind: 'array', items: values };
  const entries = new Map<string, PdfValue>();
  for (let index = 0; index + 1 < values.length; index += 2) {
    const [key, value] = [values[index], values[index + 1]];
    if (key?.kind === 'name' && value) entries.set(key.name, value);
  }
  return { kind: 'dictionary', entries };
}

/** The two numbers before an `R` become one reference. */
function putReference(values: PdfValue[]): void {
  const [generation, number] = [values.pop(), values.pop()];
  values.push({ kind: 'reference', number: numberOf(number), generation: numberOf(generation) });
}

const numberOf = (value: PdfValue | undefined): number => (value?.kind === 'number' ? value.value : -1);

/** What a reference stands for, found by its last definition in the bytes; objects in compressed streams are not found. */
export function resolvePdfValue(bytes: Uint8Array, value: PdfValue | undefined): PdfValue | undefined {
  if (value?.kind !== 'reference') return value;
  const header = `${value.number} ${value.generation} obj`;
  let start: number | undefined;
  for (const at of occurrencesOf(header, bytes)) if (isWhiteSpace(bytes[at - 1])) start = at + header.length;
  return start === undefined ? undefined : readPdfValue(new PdfLexer(bytes, start));
}
