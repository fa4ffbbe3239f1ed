import { readNumber } from '../json/read-number.ts';
import type { TreeValue } from '../tree/tree-value.ts';

const QUOTED = /^(?:"[^"\n]*"|'[^'\n]*')$/;
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Whether a reader takes a pair of quotes off. `"a" or "b"` is not quoted, and there are no escapes: paths of Windows have single backslashes. */
export const isQuoted = (text: string): boolean => QUOTED.test(text);

/** A value as it stands after the separator: without quotes around it, and, if types are wanted, a number, true or false where it has none. */
export function iniValue(text: string, detectTypes: boolean): TreeValue {
  if (isQuoted(text)) return { kind: 'text', value: text.slice(1, -1) };
  if (!detectTypes) return { kind: 'text', value: text };
  const word = text.toLowerCase();
  if (word === 'true' || word === 'false') return { kind: 'boolean', value: word === 'true' };
  // An integer of the tree has no -0.
  if (text === '-0') return { kind: 'float', digits: text, value: -0 };
  return JSON_NUMBER.test(text) ? readNumber(text) : { kind: 'text', value: text };
}
