import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';

const LAST = (1n << 128n) - 1n;
/** The digits of the last address. A longer number is too large, and is not parsed to save time. */
const MOST_DIGITS = { hexadecimal: 32, decimal: 39 } as const;

const HEXADECIMAL = /^(?:0x([\da-f]+)|([\da-f]{32}))$/i;
const DECIMAL = /^\d+$/;

export interface ReadNumber {
  readonly notation: 'hexadecimal' | 'decimal';
  readonly address: bigint;
}

/**
 * Reads the number of an address: `0x` with hexadecimal digits, 32 hexadecimal digits, or decimal digits. `undefined` for any other text.
 * Error: `tooLarge`.
 */
export function readNumber(text: string): Result<ReadNumber, 'tooLarge'> | undefined {
  const [, prefixed, alone] = HEXADECIMAL.exec(text) ?? [];
  const hexadecimal = prefixed ?? alone;
  if (hexadecimal !== undefined) return numberOf('hexadecimal', hexadecimal, text);
  return DECIMAL.test(text) ? numberOf('decimal', text, text) : undefined;
}

function numberOf(notation: ReadNumber['notation'], written: string, text: string): Result<ReadNumber, 'tooLarge'> {
  const digits = written.replace(/^0+/, '');
  const tooLarge = fail('tooLarge', { values: { number: excerpt(text), max: String(LAST) } });
  if (digits.length > MOST_DIGITS[notation]) return tooLarge;
  const address = BigInt(notation === 'decimal' ? `${digits || '0'}` : `0x${digits || '0'}`);
  return address <= LAST ? ok({ notation, address }) : tooLarge;
}
