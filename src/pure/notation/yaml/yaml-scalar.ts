import { isScalar, type Scalar, type Schema } from 'yaml';
import { parseBase64 } from '../base64/base64.ts';
import { isRfc3339 } from '../../time/rfc3339.ts';
import { jsonDigits } from '../tree/json-digits.ts';
import type { TreeValue } from '../tree/tree-value.ts';
import { BINARY_TAG } from './yaml-schema.ts';

const YAML_TAGS = 'tag:yaml.org,2002:';

/**
 * The alternatives of https://yaml.org/type/int.html and float.html, except infinities. The library also reads `08`, `0:0`, and `1e3` as
 * numbers.
 */
const NUMBER_OF_1_1 = [
  /^[-+]?(?:0b[01_]+|0[0-7_]+|0x[\da-fA-F_]+)$/,
  /^[-+]?(?:0|[1-9][\d_]*)$/,
  /^[-+]?(?:\d[\d_]*)?\.[\d_]*(?:[eE][-+]\d+)?$/,
  /^[-+]?[1-9][\d_]*(?::[0-5]?\d)+$/,
  /^[-+]?\d[\d_]*(?::[0-5]?\d)+\.[\d_]*$/,
];

/** Reads a scalar according to its document's schema; `undefined` for `!!binary` with invalid Base64. */
export function scalarValue(scalar: Scalar, schema: Schema): TreeValue | undefined {
  const { tag, source = '' } = scalar;
  if (tag === BINARY_TAG) {
    const bytes = parseBase64(source);
    return bytes.ok ? { kind: 'binary', bytes: bytes.value } : undefined;
  }
  const isPlain = scalar.type === 'PLAIN';
  // Unknown tags are ignored, so the scalar is read as if untagged.
  const isForeign = tag !== undefined && tag !== '!' && !tag.startsWith(YAML_TAGS);
  const isUntaggedPlain = isPlain && (tag === undefined || isForeign);
  const value = isForeign && isPlain ? resolvePlain(source, schema) : scalar.value;
  return typedValue(isUntaggedPlain && isTextIn1_1(value, source, schema) ? source : value, source, isUntaggedPlain);
}

const isTextIn1_1 = (value: unknown, source: string, { name }: Schema): boolean =>
  name === 'yaml-1.1' && (typeof value === 'bigint' || Number.isFinite(value)) && !NUMBER_OF_1_1.some((pattern) => pattern.test(source));

function typedValue(value: unknown, source: string, isUntaggedPlain: boolean): TreeValue {
  if (value === null) return { kind: 'null' };
  switch (typeof value) {
    case 'boolean':
      return { kind: 'boolean', value };
    case 'bigint':
      return { kind: 'integer', value };
    case 'number':
      return floatValue(value, source);
    default:
      if (value instanceof Date || (isUntaggedPlain && isRfc3339(source))) return { kind: 'dateTime', text: source };
      return { kind: 'text', value: typeof value === 'string' ? value : source };
  }
}

function floatValue(value: number, source: string): TreeValue {
  if (!Number.isFinite(value) && /(?:inf|nan)$/i.test(source)) return { kind: 'float', digits: '', value };
  // YAML 1.1 treats `.` and `._` as floats, although they are not numbers.
  if (Number.isNaN(value)) return { kind: 'text', value: source };
  // JSON has no base 60, so its digits cannot be preserved.
  const digits = jsonDigits(source) ?? String(value);
  return { kind: 'float', digits: /[.e]/i.test(digits) ? digits : `${digits}.0`, value };
}

function resolvePlain(source: string, { tags }: Schema): unknown {
  for (const tag of tags) {
    if (tag.collection || tag.default !== true || !tag.test?.test(source)) continue;
    const resolved = tag.resolve(source, () => undefined, { intAsBigInt: true });
    return isScalar(resolved) ? resolved.value : resolved;
  }
  return source;
}
