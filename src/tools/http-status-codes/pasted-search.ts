import { foldText } from '#pure/text/fold-text.ts';

/** Patterns of codes, or words of a name, in a pasted text that matches nothing as typed. One of the two lists is always empty. */
export interface PastedSearch {
  /** Three characters each, digits or `x`. */
  readonly patterns: readonly string[];
  /** In the form of `compactText`. */
  readonly words: readonly string[];
}

/** RFC 9112, section 4. In a log, the HTTP version ends the request line, so a quotation mark follows it. */
const STATUS_LINE = /\bHTTP\/\d(?:\.\d)?"?\s+([1-5]\d\d)(?!\d)/i;

/** A code, or a class of codes. IIS appends a substatus to a code: `404.0`. */
const CODE = /(?<![\p{L}\p{N}.])[1-5](?:\d\d|xx|\*\*)(?![\p{L}\p{N}]|\.\d{3})/giu;

/** Words of constants and messages that do not identify a code. */
const NOISE: ReadonlySet<string> = new Set(['http', 'https', 'status', 'statuscode', 'httpstatus', 'code', 'error', 'err', 'sc']);

/** Removes everything but letters, digits, and line feeds, so that `time-out` matches `Timeout`. */
export const compactText = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}\n]+/gu, '');

/** Reads a log line, a message of a program such as `Error 404: Not Found`, or a constant such as `SC_NOT_FOUND` or `StatusNotFound`. */
export function readPasted(pasted: string): PastedSearch {
  const text = pasted.normalize('NFKC');
  const ofLine = STATUS_LINE.exec(text)?.[1];
  if (ofLine !== undefined) return { patterns: [ofLine], words: [] };
  const spaced = text.replaceAll('_', ' ').replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ');
  const patterns = [...spaced.matchAll(CODE)].map(([code]) => code.toLowerCase().replaceAll('*', 'x'));
  if (patterns.length > 0) return { patterns, words: [] };
  const words = spaced
    .split(/[^\p{L}\p{N}'’]+/u)
    .map(compactText)
    .filter((word) => word !== '' && !NOISE.has(word));
  return { patterns: [], words };
}
