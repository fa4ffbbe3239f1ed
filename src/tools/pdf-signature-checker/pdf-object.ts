import { occurrencesOf } from './occurrences.ts';
import { isWhiteSpace, PdfLexer, type PdfToken } from './pdf-lexer.ts';

export type PdfValue =
  | Exclude<PdfToken, { readonly kind: 'mark' }>
  | { readonly kind: 'array'; readonly items: readonly PdfValue[] }
  | { readonly kind: 'dictionary'; readonly entries: PdfDictionary }
  | { readonly kind: 'reference'; readonly number: number; readonly generation: number };

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** A signature dictionary has a few dozen values, so a larger one is not genuine. */
const MAX_TOKENS = 100_000;

/** Reads the next value (ISO 32000-1, section 7.3), including nested values. Returns `undefined` if there is no complete value. */
export function readPdfValue(lexer: PdfLexer): PdfValue | undefined {
  // The values of each open array or dictionary, outermost first.
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

/** Replaces the two numbers before an `R` with one reference. */
function putReference(values: PdfValue[]): void {
  const [generation, number] = [values.pop(), values.pop()];
  values.push({ kind: 'reference', number: numberOf(number), generation: numberOf(generation) });
}

const numberOf = (value: PdfValue | undefined): number => (value?.kind === 'number' ? value.value : -1);

/** Resolves a reference to its last definition in the bytes. Does not find objects in compressed streams. */
export function resolvePdfValue(bytes: Uint8Array, value: PdfValue | undefined): PdfValue | undefined {
  if (value?.kind !== 'reference') return value;
  const header = `${value.number} ${value.generation} obj`;
  let start: number | undefined;
  for (const at of occurrencesOf(header, bytes)) if (isWhiteSpace(bytes[at - 1])) start = at + header.length;
  return start === undefined ? undefined : readPdfValue(new PdfLexer(bytes, start));
}
