import { describe, expect, test } from 'vitest';
import { convert } from './run.ts';

const usual = { target: '', gallons: 'us', significantDigits: 12 } as const;

function converted(quantity: string, options: Partial<Parameters<typeof convert>[0]> = {}): string {
  const result = convert({ ...usual, quantity, ...options });
  if (!result.ok) return result.error.code;
  const shown = result.value?.single?.line.converted;
  return shown ? `${shown.text} ${shown.unit}` : '';
}

describe('units in everyday notation', () => {
  // Values of GNU units 2.22 and NIST SP 811, appendix B: 1 lbf·ft = 1.3558179483314004 N·m, 1 psi = 6894.757293168 Pa.
  test.each([
    // A prefix with a name.
    ['4.7 kohm in ohm', '4700 ohm'],
    ['50 mOhm in Ω', '0.05 Ω'],
    ['10 Mohms in kΩ', '10000 kΩ'],
    ['3 megohm in kilohms', '3000 kilohms'],
    ['5 Mbytes in B', '5000000 B'],
    ['20 msecs in s', '0.02 s'],
    ['4 pCi/L in Bq/m³', '148 Bq/m³'],
    // Torque.
    ['120 Nm in lbf ft', '88.5074579133 lbf ft'],
    ['5 kNm in N-m', '5000 N-m'],
    ['5 N.m in Ncm', '500 Ncm'],
    ['85 ft-lb in N m', '115.244525608 N m'],
    ['85 lb-ft in N m', '115.244525608 N m'],
    ['85 ft-lbs in J', '115.244525608 J'],
    ['85 foot-pounds in J', '115.244525608 J'],
    ['85 ft lbs in Nm', '115.244525608 Nm'],
    ['85 in-lb in Nm', '9.60371046735 Nm'],
    ['16 oz-in in in-lb', '1 in-lb'],
    ['100 N m in lb ft', '73.7562149277 lb ft'],
    // Without a torque unit on the other side, a pound is a mass.
    ['5 lb ft in kg m', '0.69127477188 kg m'],
    ['3 lb/ft in kg/m', '4.46449183071 kg/m'],
    // Areas and volumes.
    ['1200 sqft in m²', '111.483648 m²'],
    ['1200 sq.ft. in sqm', '111.483648 sqm'],
    ['1 cuft in cu in', '1728 cu in'],
    ['350 cc in mL', '350 mL'],
    ['1 acre-ft in m³', '1233.48183755 m³'],
    ['1 fl. oz. in mL', '29.5735295625 mL'],
    // Forces, pressures, energies, powers.
    ['3 ksi in MPa', '20.6842718795 MPa'],
    ['50 psf in Pa', '2394.01294902 Pa'],
    ['2 kips in kN', '8.89644323052 kN'],
    ['1 therm in kWh', '29.3071070172 kWh'],
    ['1 MMBtu in therms', '10 therms'],
    ['5 kW-h in MJ', '18 MJ'],
    ['20 kVA in W', '20000 W'],
    ['30 psi in KPa', '206.842718795 KPa'],
    // Flows and rates.
    ['5 gpm in L/min', '18.92705892 L/min'],
    ['400 CFM in m³/h', '679.604318208 m³/h'],
    ['10 Gbps in MB/s', '1250 MB/s'],
    ['100 mbps in Mbit/s', '100 Mbit/s'],
    ['100 MBps in Gbps', '0.8 Gbps'],
    // Lengths, and hyphens that are not minus signs.
    ['2 AU in km', '299195741.4 km'],
    ['12 in. in cm', '30.48 cm'],
    ['6 ft. 2 in. in cm', '187.96 cm'],
    ['60 MPH in km/h', '96.56064 km/h'],
    ['8 m - 3 ft in m', '7.0856 m'],
    ['8 m-3 ft in m', '7.0856 m'],
  ])('%s is %s', (quantity, text) => expect(converted(quantity)).toBe(text));

  test('the gallon setting determines the gallon per minute', () =>
    expect(converted('5 gpm in L/min', { gallons: 'imperial' })).toBe('22.73045 L/min'));

  test('a torque converts to a target of its own field', () => expect(converted('85 ft lb', { target: 'N m' })).toBe('115.244525608 N m'));

  test.each(['1 KB in bit', '5 ft-quux in m'])('%s is rejected', (quantity) => expect(converted(quantity)).toMatch(/^unknownUnit/));

  test('a long product is exact, and an excessive one is rejected', () => {
    expect(converted(`1 in${'*ft/ft'.repeat(3000)} in cm`)).toBe('2.54 cm');
    expect(converted(`1${'in '.repeat(20_000)}`)).toBe('tooLarge');
  });
});
