import { fail, ok, type Result } from '#core/result.ts';
import { formatIpAddress } from '#domains/ip/ip-address.ts';
import type { Token } from '../master-file/tokens.ts';
import type { FieldFault } from './field-kind.ts';
import { rdataTypes } from './types.ts';

export interface Rdata {
  readonly data: string;
  readonly fields: readonly string[];
  readonly nameAt: readonly number[];
}

export type RdataFault = FieldFault | 'fieldCount' | 'genericLength';

/**
 * Reads the data of a record in canonical form. Errors: `fieldCount` (`count`, `found`), `genericLength` (`length`, `found`), `notA`
 * (`text`, also `max`; the word `expected`), `label`, `name`, and `string` (`octets`).
 */
export function readRdata(type: string, tokens: readonly Token[], origin: string): Result<Rdata, RdataFault> {
  const [first] = tokens;
  if (first?.text === '\\#' && !first.isQuoted) return readGeneric(type, tokens.slice(1));
  const known = rdataTypes[type];
  if (!known) return tokens.length === 0 ? fieldCount(3, 0) : notGeneric(tokens);
  const { fields, atLeast = fields.length } = known;
  const hasRest = fields.at(-1)?.isRest === true;
  if (tokens.length < atLeast || (!hasRest && tokens.length > fields.length)) return fieldCount(atLeast, tokens.length);
  const values: string[] = [];
  const nameAt: number[] = [];
  for (const [index, field] of fields.entries()) {
    const read = field.read(field.isRest ? tokens.slice(index) : tokens.slice(index, index + 1), origin);
    if (!read.ok) return read;
    if (field.isName) nameAt.push(values.length);
    values.push(...read.value);
  }
  return ok({ data: values.join(' '), fields: values, nameAt });
}

const fieldCount = (count: number, found: number): Result<never, 'fieldCount'> => fail('fieldCount', { values: { count, found } });

/** An error for an unknown type, whose data must be in the format of RFC 3597. */
const notGeneric = ([first]: readonly Token[]): Result<never, 'notA'> =>
  fail('notA', { values: { text: first?.text ?? '' }, words: { expected: 'hex' } });

/** RFC 3597, section 5: the length, then hexadecimal digits. */
function readGeneric(type: string, [length, ...rest]: readonly Token[]): Result<Rdata, RdataFault> {
  const count = length?.text ?? '';
  if (!/^\d{1,5}$/.test(count)) return fail('notA', { values: { text: count, max: 65_535 }, words: { expected: 'number' } });
  const digits = rest
    .map(({ text }) => text)
    .join('')
    .toLowerCase();
  if (!/^(?:[\da-f]{2})*$/.test(digits)) return fail('notA', { values: { text: digits }, words: { expected: 'hex' } });
  if (digits.length !== Number(count) * 2) return fail('genericLength', { values: { length: Number(count), found: digits.length / 2 } });
  const family = type === 'A' && digits.length === 8 ? 4 : type === 'AAAA' && digits.length === 32 ? 6 : undefined;
  if (family) {
    const data = formatIpAddress({ family, bits: BigInt(`0x${digits}`) });
    return ok({ data, fields: [data], nameAt: [] });
  }
  return ok({ data: `\\# ${Number(count)}${digits === '' ? '' : ` ${digits}`}`, fields: [], nameAt: [] });
}
