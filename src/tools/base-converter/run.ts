import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { viewBits } from './bit-views.ts';
import type { declaration } from './declare.ts';
import { formatDigits } from './digits.ts';
import { readNumber } from './read-number.ts';

type Options = Given<typeof declaration, 'convert'>;

const PREFIXES: Readonly<Record<number, string>> = { 2: '0b', 8: '0o', 16: '0x' };

/**
 * Converts a whole number to six bases and, with a bit width, to bits. Returns `null` for empty text. Errors: those of `readNumber` and
 * `viewBits`.
 */
export function convert({ number, ...options }: Options) {
  const read = readNumber(number, options.inputBase);
  if (!read.ok) return read;
  if (!read.value) return ok(null);
  const { value, base } = read.value;
  const bits = options.bitWidth === 'off' ? undefined : viewBits(value, Number(options.bitWidth));
  if (bits?.ok === false) return bits;
  const write = (outputBase: number, prefix = '') => writeNumber(value, outputBase, prefix, options);
  const prefixed = (outputBase: number) => write(outputBase, options.showPrefixes ? PREFIXES[outputBase] : '');
  return ok({
    usedBase: String(base),
    binary: prefixed(2),
    octal: prefixed(8),
    decimal: write(10),
    hexadecimal: prefixed(16),
    base64: write(64),
    custom: write(options.customBase),
    ...bits?.value,
  });
}

function writeNumber(value: bigint, base: number, prefix: string, { letterCase, groupDigits }: Omit<Options, 'number'>): string {
  const digits = formatDigits(value < 0n ? -value : value, base);
  const cased = letterCase === 'upper' && base <= 36 ? digits.toUpperCase() : digits;
  return (value < 0n ? '-' : '') + prefix + (groupDigits ? group(cased, base === 2 || base === 16 ? 4 : 3) : cased);
}

/** Groups digits from the right, separated by spaces. */
function group(digits: string, size: number): string {
  const first = digits.length % size;
  return [digits.slice(0, first), ...(digits.slice(first).match(new RegExp(`.{${size}}`, 'g')) ?? [])]
    .filter((part) => part !== '')
    .join(' ');
}

export const run = { convert } satisfies Runs<typeof declaration>;
