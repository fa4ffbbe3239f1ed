import type { Scale } from './scale-definitions.ts';

/** A number for `parseExactDecimal`, and the scale of its unit, if any. */
export interface TypedTemperature {
  readonly number: string;
  readonly scale: Scale | undefined;
}

/** Abbreviations without a degree sign. Lowercase `k` is excluded because it means a thousand. */
const BARE: Readonly<Record<string, Scale>> = { C: 'celsius', c: 'celsius', F: 'fahrenheit', f: 'fahrenheit', K: 'kelvin' };

/** Lowercase abbreviations after a degree sign. */
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

/** Lowercase names. */
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

/** The maximum length of a number with its unit. */
const LONGEST = 200;

/** Direction marks, which are copied along with numbers from Arabic or Hebrew text. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Parses a number with a decimal point or comma and a unit such as `°C`, `C°`, `F`, or `degrees Celsius`. Accepts full-width characters and
 * look-alikes of the degree sign and the minus sign. If the unit is unknown, returns the whole text as the number.
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
