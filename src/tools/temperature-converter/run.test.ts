import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { valueOrError } from '#test/support/value-or-error.ts';
import { scales } from './declare.ts';
import { convert as convertTemperature } from './run.ts';
import type { Scale } from './scale-definitions.ts';

const convert = (scale: Scale, temperature: string, decimalPlaces = 4) =>
  valueOrError(convertTemperature({ temperature, scale, decimalPlaces }));

describe('convertTemperature', () => {
  // The boiling point of water on each scale, and the melting point on the scales defined by it (from the definition of each scale).
  test.each<[Scale, string, object]>([
    [
      'celsius',
      '100',
      {
        kelvin: '373.15',
        celsius: '100',
        fahrenheit: '212',
        rankine: '671.67',
        delisle: '0',
        newton: '33',
        reaumur: '80',
        romer: '60',
      },
    ],
    ['kelvin', '273.15', { celsius: '0', fahrenheit: '32', rankine: '491.67', delisle: '150', newton: '0', reaumur: '0', romer: '7.5' }],
    ['fahrenheit', '-40', { celsius: '-40', kelvin: '233.15', delisle: '210', newton: '-13.2', reaumur: '-32', romer: '-13.5' }],
    ['fahrenheit', '1', { celsius: '-17.2222' }],
    ['celsius', '36,6', { fahrenheit: '97.88' }],
    ['celsius', ' −36.6 ', { kelvin: '236.55', fahrenheit: '-33.88' }],
    ['celsius', '1.5e3', { kelvin: '1773.15' }],
    ['celsius', '1e30', { kelvin: '1000000000000000000000000000273.15', fahrenheit: '1800000000000000000000000000032' }],
    [
      'kelvin',
      '0',
      { celsius: '-273.15', fahrenheit: '-459.67', rankine: '0', delisle: '559.725', newton: '-90.1395', romer: '-135.9038' },
    ],
    ['delisle', '0', { celsius: '100' }],
    ['newton', '33', { celsius: '100' }],
    ['reaumur', '80', { celsius: '100' }],
    ['romer', '60', { celsius: '100' }],
    ['rankine', '671.67', { celsius: '100' }],
  ])('for %s %s shows the other scales', (scale, typed, shown) => {
    expect(convert(scale, typed)).toMatchObject(shown);
  });

  test('rounds once, half away from zero, to the requested decimals', () => {
    expect(convert('fahrenheit', '1', 0)).toMatchObject({ celsius: '-17' });
    expect(convert('fahrenheit', '1', 12)).toMatchObject({ celsius: '-17.222222222222' });
    expect(convert('celsius', '0.5', 0)).toMatchObject({ celsius: '1', kelvin: '274' });
    expect(convert('celsius', '-0.5', 0)).toMatchObject({ celsius: '-1' });
    expect(convert('celsius', '-0.4', 0)).toMatchObject({ celsius: '0' });
  });

  test('returns nothing for empty input', () => {
    expect(convertTemperature({ temperature: ' ', scale: 'kelvin', decimalPlaces: 4 })).toEqual(ok(null));
  });

  test.each<[Scale, string, string, Record<string, string>]>([
    ['celsius', 'abc', 'notANumber', { value: 'abc' }],
    ['celsius', ' 1 000 ', 'notANumber', { value: '1 000' }],
    ['celsius', '1,000,000', 'notANumber', { value: '1,000,000' }],
    ['celsius', '1.000,5', 'notANumber', { value: '1.000,5' }],
    ['celsius', '1,5x', 'notANumber', { value: '1,5x' }],
    ['celsius', '1e99', 'tooLarge', { value: '1e99' }],
    ['celsius', '1e-99', 'tooSmall', { value: '1e-99' }],
    ['kelvin', '-0.0001', 'belowLowest', { limit: '0', unit: 'K' }],
    ['celsius', '-273.16', 'belowLowest', { limit: '-273.15', unit: '°C' }],
    ['fahrenheit', '-459.68', 'belowLowest', { limit: '-459.67', unit: '°F' }],
    ['rankine', '-1', 'belowLowest', { limit: '0', unit: '°R' }],
    ['delisle', '559.726', 'aboveHighest', { limit: '559.725', unit: '°De' }],
    ['newton', '-90.13951', 'belowLowest', { limit: '-90.1395', unit: '°N' }],
    ['reaumur', '-218.53', 'belowLowest', { limit: '-218.52', unit: '°Ré' }],
    ['romer', '-135.903751', 'belowLowest', { limit: '-135.90375', unit: '°Rø' }],
  ])('for %s %j is refused as %s', (scale, typed, code, values) => {
    expect(convertTemperature({ temperature: typed, scale, decimalPlaces: 4 })).toEqual(fail(code, { values }));
  });

  test.each<[Scale, string]>([
    ['kelvin', '0'],
    ['celsius', '-273.15'],
    ['fahrenheit', '-459.67'],
    ['rankine', '0'],
    ['delisle', '559.725'],
    ['newton', '-90.1395'],
    ['reaumur', '-218.52'],
    ['romer', '-135.90375'],
  ])('for %s %s accepts absolute zero', (scale, typed) => {
    expect(convert(scale, typed)).toMatchObject({ kelvin: '0', [scale]: typed.slice(0, 9) === '-135.9037' ? '-135.9038' : typed });
  });

  // The formulas from Celsius in floating point, accurate to about twelve digits.
  const fromCelsius: Record<Scale, (celsius: number) => number> = {
    kelvin: (celsius) => celsius + 273.15,
    celsius: (celsius) => celsius,
    fahrenheit: (celsius) => (celsius * 9) / 5 + 32,
    rankine: (celsius) => ((celsius + 273.15) * 9) / 5,
    delisle: (celsius) => ((100 - celsius) * 3) / 2,
    newton: (celsius) => (celsius * 33) / 100,
    reaumur: (celsius) => (celsius * 4) / 5,
    romer: (celsius) => (celsius * 21) / 40 + 7.5,
  };
  const hundredths = fc.integer({ min: -27_315, max: 10_000_000 });

  test('matches the formulas', () => {
    fc.assert(
      fc.property(hundredths, fc.constantFrom(...scales), (celsius, scale) => {
        const shown = convertTemperature({ temperature: String(celsius / 100), scale: 'celsius', decimalPlaces: 6 });
        expect(Number(shown.ok && shown.value?.[scale])).toBeCloseTo(fromCelsius[scale](celsius / 100), 5);
      }),
    );
  });

  test('restores a value from any scale without loss of decimals', () => {
    fc.assert(
      fc.property(hundredths, fc.constantFrom<Scale>('kelvin', 'delisle', 'newton', 'reaumur', 'romer', 'celsius'), (celsius, scale) => {
        const typed = { temperature: String(celsius / 100), scale: 'celsius' as const };
        const there = convertTemperature({ ...typed, decimalPlaces: 12 });
        const back = convertTemperature({ temperature: (there.ok && there.value?.[scale]) || '', scale, decimalPlaces: 12 });
        expect(back.ok && back.value?.celsius).toBe(String(celsius / 100));
      }),
    );
  });
});
