import type { AST } from 'toml-eslint-parser';
import { jsonDigits } from '../tree/json-digits.ts';
import type { TreeValue } from '../tree/tree-value.ts';
import { isTomlInteger } from './toml-integer.ts';

/** A scalar value; `undefined` for an integer that does not fit into 64 bits. */
export function scalarValue(node: AST.TOMLValue): TreeValue | undefined {
  switch (node.kind) {
    case 'string':
      return { kind: 'text', value: node.value };
    case 'boolean':
      return { kind: 'boolean', value: node.value };
    case 'integer':
      return isTomlInteger(node.bigint) ? { kind: 'integer', value: node.bigint } : undefined;
    case 'float':
      return { kind: 'float', digits: jsonDigits(node.number) ?? '', value: node.value };
    default:
      return { kind: 'dateTime', text: normalizedDateTime(node.datetime) };
  }
}

/** Normalizes a date-time: `T` between date and time, uppercase `Z`, and the seconds that TOML 1.1 makes optional. All digits are kept. */
const normalizedDateTime = (written: string): string =>
  written
    .replace(/^(\d{4}-\d\d-\d\d)[t ]/, '$1T')
    .replace(/z$/, 'Z')
    .replace(/(^|T)(\d\d:\d\d)(?!:)/, '$1$2:00');
