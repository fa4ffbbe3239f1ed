import { toBase64 } from '../base64/base64.ts';
import type { TreeValue } from '../tree/tree-value.ts';
import { inlineText } from './yaml-text.ts';

const EXPONENTIAL = /^(-?\d+)(\.\d+)?([eE])([+-]?)(\d+)$/;

/** Writes a scalar, or an empty list or map, on one line. */
export function yamlLeaf(value: TreeValue, isAtLineStart: boolean): string {
  switch (value.kind) {
    case 'null':
      return 'null';
    case 'boolean':
    case 'integer':
      return String(value.value);
    case 'text':
      return inlineText(value.value, isAtLineStart);
    case 'float':
      return value.digits ? yamlDigits(value.digits) : Number.isNaN(value.value) ? '.nan' : value.value < 0 ? '-.inf' : '.inf';
    case 'dateTime':
      return value.text;
    case 'binary':
      return `!!binary "${toBase64(value.bytes)}"`;
    case 'list':
      return '[]';
    case 'map':
      return '{}';
  }
}

/** YAML 1.1 reads a float as text unless it has a point and a sign before the exponent (https://yaml.org/type/float.html). */
const yamlDigits = (digits: string): string =>
  digits.replace(
    EXPONENTIAL,
    (_digits, whole: string, fraction = '.0', letter: string, sign: string, exponent: string) =>
      `${whole}${fraction}${letter}${sign || '+'}${exponent}`,
  );
