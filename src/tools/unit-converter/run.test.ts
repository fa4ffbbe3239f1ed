import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTranslator } from '#i18n/translator.ts';
import shared from '#domains/quantities/messages/en.json';
import { runs } from '#test/support/runs.ts';
import { presenters } from './present.ts';
import { listedUnits } from './logic/kinds.ts';
import en from './messages/en.json';
import { convert, swap } from './run.ts';

const usual = { target: '', gallons: 'us', significantDigits: 12 } as const;

type Given = Parameters<typeof convert>[0];

const t = createTranslator('en', { ...en, errors: { ...en.errors, ...shared.errors }, notices: { ...en.notices, ...shared.notices } });

function shownOf(quantity: string, options: Partial<Given> = {}) {
  const converted = convert({ ...usual, quantity, ...options });
  if (converted.ok) return converted.value ? presenters.convert(converted.value, {}, { t, language: 'en' }) : undefined;
  const { code, values, words = {}, field } = converted.error;
  const translated = Object.fromEntries(Object.entries(words).map(([place, key]) => [place, t(key as 'view.kinds.length')])); // message keys
  return { error: t(`errors.${code}`, { ...values, ...translated }), ...(field !== undefined && { field }) };
}

const rounded = (row: { readonly isRounded?: boolean | undefined }) => (row.isRounded ? '≈ ' : '');

/** The texts of the rows, and of the table by unit. */
function texts(quantity: string, options?: Partial<Given>): Readonly<Record<string, string | undefined>> {
  const shown = shownOf(quantity, options);
  if (!shown || !('units' in shown)) throw new Error(JSON.stringify(shown));
  const { converted, base, dimension, factor, readAs, units } = shown;
  const table = Array.from({ length: units.length }, (_, index) => units.at(index)).flatMap((row) =>
    row ? [[row.unit, rounded(row) + row.value]] : [],
  );
  return {
    Converted: converted && rounded(converted) + converted.text,
    'In SI base units': base && rounded(base) + base.value,
    Dimension: dimension,
    Factor: factor && rounded(factor) + factor.value,
    'Read as': readAs,
    ...Object.fromEntries(table),
  };
}

const firstUnit = (quantity: string, options?: Partial<Given>) => {
  const shown = shownOf(quantity, options);
  return shown && 'units' in shown ? [shown.units.at(0), shown.units.at(0)?.kind] : [];
};

const noticesOf = (quantity: string): readonly string[] => {
  const shown = shownOf(quantity);
  return shown && 'notices' in shown
    ? shown.notices.map(({ code, ...rest }) => t(`notices.${code}` as 'notices.turnIsCycle', 'values' in rest ? rest.values : {}))
    : [];
};

describe('convert', () => {
  // The examples of the tool's specification (GNU units 2.22, Python fractions). All other values are from GNU units 2.22.
  test.each<[string, string, string | undefined, Partial<Given>?]>([
    ['5 ft 11 in', 'cm', '180.34'],
    ['5 ft 11 in', 'ft', '≈ 5.91666666667'],
    ['5 ft 11 in', 'In SI base units', '1.8034 m'],
    ['5 ft 11 in', 'Dimension', 'Length'],
    ['5 ft 11 in', 'Read as', '5 ft + 11 in'],
    ['5 ft 11 in', 'Converted', undefined],
    ['5 ft 11 in', 'Factor', undefined],
    ['65 mph in km/h', 'Converted', '104.60736 km/h'],
    ['65 mph in km/h', 'Factor', '1 mph = 1.609344 km/h'],
    ['65 mph in km/h', 'm/s', '29.0576'],
    ['9.81 m/s^2 in ft/s^2', 'Converted', '≈ 32.1850393701 ft/s^2'],
    ['3 kWh / 2 h in W', 'Converted', '1500 W'],
    ['3 kWh / 2 h', 'Converted', '1500 W', { target: 'W' }],
    ['3 kWh / 2 h', 'Dimension', 'Power'],
    ['3 kWh / 2 h', 'kW', '1.5'],
    ['3 kWh / 2 h', 'Read as', '3 kWh / (2 h)'],
    ['1.5 bar to psi', 'Converted', '≈ 21.7556606595 psi'],
    ['1 W/(m^2 K) in BTU/(h ft^2 °F)', 'Converted', '≈ 0.176110183682 BTU/(h ft^2 °F)'],
    ['1 W/m² K', 'Read as', '1 W/(m²·K)'],
    ['250 N m in ft lbf', 'Converted', '≈ 184.390537319 ft lbf'],
    ['250 N m', 'Dimension', 'Energy, torque'],
    ['30 mpg in L/100 km', 'Converted', '≈ 7.84048611111 L/100 km'],
    ['30 mpg in L/100 km', 'Converted', '≈ 9.41603121106 L/100 km', { gallons: 'imperial' }],
    ['30 mpg', 'L/100 km', '≈ 7.84048611111'],
    ['8 L/100 km in mpg', 'Factor', '≈ 1 L/100 km = 235.214583333 mpg'],
    ['8 L/100 km', 'Dimension', 'Fuel consumption'],
    ['1 acre', 'Dimension', 'Area'],
    ['3000 rpm in rad/s', 'Converted', '≈ 314.159265359 rad/s'],
    ['3000 rpm in Hz', 'Converted', '50 Hz'],
    ['50 Hz', 'rpm', '3000'],
    ['40 °C + 5 Δ°F in °F', 'Converted', '109 °F'],
    ['20 °C in °F', 'Converted', '68 °F'],
    ['20 C in °F', 'Converted', '68 °F'],
    ['72 F to C', 'Converted', '≈ 22.2222222222 °C'],
    ['5 C in mAh', 'Converted', '≈ 1.38888888889 mAh'],
    ['-40 °F', '°C', '-40'],
    ['300 K in °C', 'Converted', '26.85 °C'],
    ['20 °C - 5 °C', 'In SI base units', '15 K'],
    ['20 °C - 5 °C', 'Δ°F', '27'],
    ['5 Δ°C in °F', 'Converted', '9 Δ°F'],
    ['20 °C + 5 K', '°C', '25'],
    ['20 °C in °F', 'Factor', undefined],
    [`5'11"`, 'cm', '180.34'],
    ['5’ 11″', 'cm', '180.34'],
    ['5 feet and 11 inches', 'cm', '180.34'],
    ['5 1/2 ft', 'in', '66'],
    ['3/4 in', 'mm', '19.05'],
    ['5½ in', 'mm', '139.7'],
    ['1 h 30 min', 's', '5400'],
    ['2 lb 3 oz', 'oz', '35'],
    ['3 in in ft', 'Converted', '0.25 ft'],
    ['5 lbf in in N m', 'Converted', '≈ 0.564924145138 N m'],
    ['65 miles per hour → km/h', 'Converted', '104.60736 km/h'],
    ['1 km -> mi', 'Converted', '≈ 0.621371192237 mi'],
    ['3 square feet', 'm²', '0.27870912'],
    ['2 cubic inches', 'cm³', '32.774128'],
    ['5 m2', 'm²', '5'],
    ['2 KILOMETRES', 'm', '2000'],
    ['3 um', 'nm', '3000'],
    ['1 MiB', 'B', '1048576'],
    ['1 pc in au', 'Converted', '≈ 206264.806247 au'],
    ['90°', 'In SI base units', '≈ 1.57079632679 rad'],
    ['90° in rad', 'Converted', '≈ 1.57079632679 rad'],
    ['180° in °', 'Converted', '180°'],
    ['1 gal', 'L', '3.785411784'],
    ['1 gal', 'L', '4.54609', { gallons: 'imperial' }],
    ['1 gal', 'US gal', '≈ 1.2009499255', { gallons: 'imperial' }],
    ['1 ton', 'lb', '2000'],
    ['1 ton', 'lb', '2240', { gallons: 'imperial' }],
    ['1 imp pint', 'mL', '568.26125'],
    ['1 US fl oz', 'mL', '29.5735295625'],
    ['12 survey ft', 'm', '≈ 3.65760731521'],
    ['c in km/s', 'Converted', '299792.458 km/s'],
    ['5 m/s^4', 'Dimension', 'm/s⁴'],
    ['50 Hz', 'In SI base units', '50 s⁻¹'],
    ['25 % in ppm', 'Converted', '250000 ppm'],
    ['0.25 in %', 'Converted', '25 %'],
    ['2^3 m', 'm', '8'],
    ['10^12 Hz', 'GHz', '1000'],
    ['(2 + 3) m', 'm', '5'],
    ['2 * 3 m', 'm', '6'],
    ['60 km / 45 min', 'km/h', '80'],
    ['5 m/s in min/km', 'Converted', '≈ 3.33333333333 min/km'],
    ['1 500 km', 'm', '1500000'],
    ['1 ft', 'm', '≈ 0.3', { significantDigits: 1 }],
  ])('for %s %s is %s', (quantity, what, value, options) => expect(texts(quantity, options)[what]).toBe(value));

  test('lists the kind of the first unit first, and imperial units first if requested', () => {
    expect(firstUnit('250 N m')[0]).toMatchObject({ unit: 'N·m', name: 'newton meter', kind: 'Torque' });
    expect(firstUnit('5 J')[0]).toMatchObject({ unit: 'J', kind: 'Energy' });
    expect(firstUnit('1 gal', { gallons: 'imperial' })[0]).toMatchObject({ unit: 'gal', name: 'imperial gallon', definition: '4.54609 L' });
    expect(firstUnit('1 Bq')[0]).toMatchObject({ unit: 'Bq', kind: 'Radioactivity' });
  });

  test('defines each unit', () => {
    const shown = shownOf('1 ft');
    const rows = shown && 'units' in shown ? Object.fromEntries(shown.units.map(({ unit, definition }) => [unit, definition])) : {};
    expect(rows).toMatchObject({ ft: '12 in', in: '0.0254 m', m: 'base unit', Å: '10⁻¹⁰ m', 'survey ft': '1200 m / 3937', km: '1000 m' });
  });

  test.each([
    ['3000 rpm in Hz', ['A turn is counted as one cycle.']],
    ['30 mpg in L/100 km', ['The reciprocal was taken.']],
    ['1 W/(m² °C)', ['In a product, °C is a difference, not a temperature.']],
    ['1,5 ft', ['"1,5" was read as 1.5.']],
    ['65 mph in km/h', []],
    ['20 °C', []],
  ])('reports for %s', (quantity, expected) => expect(noticesOf(quantity)).toEqual(expected));

  test.each<[string, string, Partial<Given>?, string?]>([
    ['abc', 'Enter a number and a unit, such as 65 mph.'],
    ['mph', 'Enter a number and a unit, such as 65 mph.'],
    ['65', 'Enter a number and a unit, such as 65 mph.'],
    ['5 foo', 'Unknown unit "foo". Did you mean foot?'],
    ['5 quux', 'Unknown unit "quux".'],
    ['5 m in quux', 'Unknown unit "quux".'],
    ['5 m', 'Unknown unit "foo".', { target: 'foo' }, 'target'],
    ['5 m', 'Enter a unit or a product of units, such as km/h.', { target: '5' }, 'target'],
    ['5 ft + ', 'Column 6: "+" needs a quantity after it.'],
    ['5 m * / s', 'Column 5: "*" needs a quantity after it.'],
    ['3 (5 m', 'Column 3: this parenthesis is not closed.'],
    ['3 m)', 'Column 4: this closing parenthesis has no opening one.'],
    ['3 m ; 4', 'Column 5: ";" is not allowed here.'],
    ['3 m + 5 s', 'm (length) and s (time) cannot be added.'],
    ['3 m + 5 m/s^4', 'm (length) and m/s⁴ (m/s⁴) cannot be added.'],
    ['250 N·m in N', 'N·m (energy, torque) cannot be converted to N (force). Divide by a length.'],
    ['5 W in J', 'W (power) cannot be converted to J (energy, torque). Multiply by a time.'],
    ['65 mph in kg', '65 mph (speed) cannot be converted to kg (mass).'],
    ['20 °C + 3 °C', 'Two temperatures cannot be added. Write Δ°C for a difference.'],
    ['-300 °C', 'Below absolute zero: the lowest possible value is -273.15 °C.'],
    ['-500 °F', 'Below absolute zero: the lowest possible value is -459.67 °F.'],
    ['-1 K', 'Below absolute zero: the lowest possible value is 0 K.'],
    ['5 m^10', 'An exponent must be a whole number from -9 to 9.'],
    ['5 m^0.5', 'An exponent must be a whole number from -9 to 9.'],
    ['5 m / 0', 'Division by zero.'],
    ['1/0 m', 'Division by zero.'],
    ['0 m/s in min/km', 'Division by zero.'],
    ['1e99 m', '"1e99" is too large.'],
    ['1e-99 m', '"1e-99" is too small.'],
  ])('refuses %s', (quantity, error, options, field) =>
    expect(shownOf(quantity, options)).toEqual({ error, ...(field !== undefined && { field }) }),
  );

  test('limits repeated multiplication', () => {
    expect(shownOf(`((((1e60 m)^9)^9)^9)^9`)).toMatchObject({ error: expect.stringMatching(/too large/) as string });
    expect(shownOf(`${'('.repeat(60)}5 m${')'.repeat(60)}`)).toMatchObject({
      error: expect.stringMatching(/is not allowed here/) as string,
    });
  });

  test('converts each of several lines, and reports the invalid one', () => {
    const shown = shownOf('65 mph in km/h\n\n5 ft 11 in\n1 mi in foo\n1 mi', { target: 'cm' });
    const { results } = shown as { results: { at: (index: number) => object | undefined } }; // a list, because there are several lines
    expect(results.at(0)).toEqual({ line: '1', input: '65 mph in km/h', converted: '104.60736 km/h', isRounded: false });
    expect(results.at(1)).toMatchObject({ line: '3', converted: '180.34 cm' });
    expect(results.at(2)).toMatchObject({ line: '4', converted: 'Line 4: Unknown unit "foo". Did you mean foot?' });
    expect(results.at(3)).toMatchObject({ line: '5', converted: '160934.4 cm' });
    expect(results.at(4)).toBeUndefined();
  });

  test('converts several lines without a target to SI units', () =>
    expect((shownOf('1 ft\n1 lb') as { results: { at: (index: number) => object | undefined } }).results.at(1)).toMatchObject({
      converted: '0.45359237 kg',
    }));

  test('converts in both directions without loss', () => {
    const lengths = fc.constantFrom(...listedUnits.filter(({ kind }) => kind === 'length' || kind === 'mass' || kind === 'pressure'));
    fc.assert(
      fc.property(lengths, lengths, fc.integer({ min: -1_000_000, max: 1_000_000 }), (one, other, count) => {
        fc.pre(one.kind === other.kind && count !== 0);
        const options = { significantDigits: 40 };
        const there = texts(`${count} ${one.text}`, { ...options, target: other.text })['Converted']?.replace('≈ ', '') ?? '';
        const back = texts(there, { ...options, target: one.text })['Converted']?.replace('≈ ', '') ?? '';
        expect(Number(back.split(' ')[0])).toBeCloseTo(count, 9);
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('swap', () => {
  test.each([
    ['65 mph in km/h', '', { swappedQuantity: '104.60736 km/h in mph', swappedTarget: '' }],
    ['65 mph', 'km/h', { swappedQuantity: '104.60736 km/h', swappedTarget: 'mph' }],
    ['40 °C', '°F', { swappedQuantity: '104 °F', swappedTarget: '°C' }],
    ['65 mph', '', null],
    ['65 mph\n5 m', 'km/h', null],
    ['65 foo', 'km/h', null],
  ])('from %s to %s is %j', (quantity, target, value) => expect(swap({ ...usual, quantity, target })).toEqual({ ok: true, value }));
});
