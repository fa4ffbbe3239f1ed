import { expect, test } from 'vitest';
import { describeLine } from './describe-line.ts';
import { readLine } from './read-line.ts';
import { unitFinder } from '#pure/quantities/unit-index.ts';

// A foot is exactly 0.3048 m and an inch exactly 2.54 cm (NIST SP 811, appendix B).
test.each([
  ["6' in m", '1 ft = 0.3048 m'],
  ["-6' in m", '1 ft = 0.3048 m'],
  ["1,000' in m", '1 ft = 0.3048 m'],
  ['6″ in cm', '1 in = 2.54 cm'],
  ["1'000 m in ft", '1 m = 3.28084 ft'],
  ['5 foot in m', '1 foot = 0.3048 m'],
  ['5 * m in ft', '1 m = 3.28084 ft'],
  ['5·m in ft', '1 m = 3.28084 ft'],
  ['2 × 3 m in ft', '1 m = 3.28084 ft'],
  ['(5 m) in ft', '1 m = 3.28084 ft'],
  ['5×m×kg in lb ft', '1 m·kg = 7.23301 lb ft'],
  ['5/s in Hz', '1/s = 1 Hz'],
  ['3 kWh / (2 h) in W', '1 kWh/h = 1000 W'],
  ['12 m/2 s in km/h', '1 m/s = 3.6 km/h'],
  ['90% in ‰', '1 % = 10 ‰'],
])('the factor of %j is %j', (line, factor) => {
  expect(describeLine(readLine(line, undefined, unitFinder('us')), 6).factor?.text).toBe(factor);
});
