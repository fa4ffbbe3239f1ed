import type { ValuesOf } from '#core/fields.ts';
import { groupDigits } from '#formats/mac-digits.ts';
import type { options } from './fields.ts';

type Notation = Pick<ValuesOf<typeof options>, 'letterCase' | 'separator'>;

/** Cisco's form has dots between groups of four; the others are those of IEEE 802-2024, section 8.1. */
const grouped: Readonly<Record<Notation['separator'], (digits: string) => string>> = {
  colon: (digits) => groupDigits(digits, 2, ':'),
  hyphen: (digits) => groupDigits(digits, 2, '-'),
  dot: (digits) => groupDigits(digits, 4, '.'),
  none: (digits) => digits,
};

/** Addresses of 12 digits in upper case, one a line without a final line break. */
export function formatAddresses(addresses: readonly string[], { letterCase, separator }: Notation): string {
  const lines = addresses.map(grouped[separator]).join('\n');
  return letterCase === 'lowercase' ? lines.toLowerCase() : lines;
}
