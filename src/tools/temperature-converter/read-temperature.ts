import type { Scale } from './scale-definitions.ts';

/** A number as `parseExactDecimal` reads it, and the scale that its unit names, if it has one. */
export interface TypedTemperature {
  readonly number: string;
  readonly scale: Scale | undefined;
}

/** Abbreviations that need no degree sign. A small `k` means a thousand. */
const BARE: Readonly<Record<string, Scale>> = { C: 'celsius', c: 'celsius', F: 'fahrenheit', f: 'fahrenheit', K: 'kelvin' };

/** Abbreviations behind a degree sign, in lower case. */
const WITH_SIGN: Readonly<Record<string, Scale>> = {
  c: 'celsius',
  f: 'fahrenheit',
  k: 'kelvin',
  r: 'rankine',
  ra: 'rankine',
  de: 'delisle',
  n: 'newton',
  ré: 'reaumur',
  re: 'reaumur',
  rø: 'romer',
  ro: 'romer',
};

/** Names in lower case. */
const NAMES: Readonly<Record<string, Scale>> = {
  celsius: 'celsius',
  centigrade: 'celsius',
  fahrenheit: 'fahrenheit',
  kelvin: 'kelvin',
  kelvins: 'kelvin',
  rankine: 'rankine',
  delisle: 'delisle',
  newton: 'newton',
  réaumur: 'reaumur',
  reaumur: 'reaumur',
  rømer: 'romer',
  romer: 'romer',
};

const WITH_UNIT = /^(?<number>.*[\d.])\s*(?:(?<sign>°|deg(?:rees?)?(?!\p{L}))\s*)?(?:(?<unit>\p{L}+)\s*)?(?<signBehind>°)?$/iu;

/** The length of the longest number with a unit that is read. */
const LONGEST = 200;

/** Marks of the writing direction, which are copied along with a number from text in Arabic or Hebrew. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Reads a number with a decimal point or comma, and a unit such as `°C`, `C°`, `F`, or `degrees Celsius`. Other signs that look like a degree sign or
 * a minus, and full-width characters, count as these. Text that ends in an unknown unit is returned whole as the number.
 */
export function readTemperature(typed: string): TypedTemperature {
  const text = typed
    .replaceAll(DIRECTION_MARKS, '')
    .replaceAll(/[º˚]/g, '°')
    .normalize('NFKC')
    .trim()
    .replace(/^[‒–—]/, '-')
    .replace(',', '.');
  const { number = '', signBehind, sign = signBehind, unit = '' } = (text.length > LONGEST ? null : WITH_UNIT.exec(text))?.groups ?? {};
  const scale = NAMES[unit.toLowerCase()] ?? (sign === undefined ? BARE[unit] : WITH_SIGN[unit.toLowerCase()]);
  return unit === '' || scale ? { number: number || text, scale } : { number: text, scale: undefined };
}
