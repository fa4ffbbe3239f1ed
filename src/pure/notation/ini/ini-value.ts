import { readNumber } from '../json/read-number.ts';
import type { TreeValue } from '../tree/tree-value.ts';

const QUOTED = /^(?:"[^"\n]*"|'[^'\n]*')$/;
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Whether a text is quoted as a whole. `"a" or "b"` is not, and there are no escapes, because Windows paths contain single backslashes. */
export const isQuoted = (text: string): boolean => QUOTED.test(text);

/**
 * Converts the text after a separator to a value: without surrounding quotes, and with `detectTypes` as a number or boolean if unquoted.
 */
export function iniValue(text: string, detectTypes: boolean): TreeValue {
  if (isQuoted(text)) return { kind: 'text', value: text.slice(1, -1) };
  if (!detectTypes) return { kind: 'text', value: text };
  const word = text.toLowerCase();
  if (word === 'true' || word === 'false') return { kind: 'boolean', value: word === 'true' };
  // Tree integers have no -0.
  if (text === '-0') return { kind: 'float', digits: text, value: -0 };
  return JSON_NUMBER.test(text) ? readNumber(text) : { kind: 'text', value: text };
}
