export const SMALLEST_BASE = 2;
export const LARGEST_BASE = 64;

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+/';

/** The largest base in which letters are case-insensitive. */
const LAST_CASELESS_BASE = 36;

/** The number of digits per chunk. In any base, a number of this length is an exact double. */
const CHUNK = 8;

/** The value of a character as a digit, or -1 if the base does not have it. */
export function digitValue(character: string, base: number): number {
  const value = character === '' ? -1 : DIGITS.indexOf(base <= LAST_CASELESS_BASE ? character.toLowerCase() : character);
  return character.length === 1 && value < base ? value : -1;
}

/** Parses digits of the given base. Combines neighboring parts, because digit by digit the time would be quadratic. */
export function parseDigits(digits: string, base: number): bigint {
  let values: bigint[] = [];
  // Splits from the right, so that all chunks but the leftmost have the same length.
  for (let end = digits.length; end > 0; end -= CHUNK) {
    let value = 0;
    for (const digit of digits.slice(Math.max(0, end - CHUNK), end)) value = value * base + digitValue(digit, base);
    values.push(BigInt(value));
  }
  for (let power = BigInt(base) ** BigInt(CHUNK); values.length > 1; power *= power) {
    const joined: bigint[] = [];
    for (let index = 0; index < values.length; index += 2) joined.push((values[index] ?? 0n) + (values[index + 1] ?? 0n) * power);
    values = joined;
  }
  return values[0] ?? 0n;
}

/** Formats a non-negative number in the given base, with lowercase letters up to base 36. */
export function formatDigits(number: bigint, base: number): string {
  if (base <= LAST_CASELESS_BASE) return number.toString(base);
  const powers = [BigInt(base) ** BigInt(CHUNK)];
  for (let power = powers[0] ?? 1n; power <= number; power *= power) powers.push(power * power);
  let parts = [number];
  // Each power splits every part in two. The parts double in number while they shrink, so the depth is logarithmic.
  for (const power of powers.toReversed()) parts = parts.flatMap((part) => [part / power, part % power]);
  const digits = parts.map((part) => formatChunk(Number(part), base)).join('');
  return digits.replace(/^0+(?=.)/, '');
}

function formatChunk(number: number, base: number): string {
  let digits = '';
  for (let rest = number, count = 0; count < CHUNK; count += 1, rest = Math.floor(rest / base))
    digits = DIGITS.charAt(rest % base) + digits;
  return digits;
}
