import { expect, test } from 'vitest';
import { convert } from './run.ts';

// Python colorsys. Theme variables of shadcn/ui are a hue and two percentages; design tools write the sign of degrees.
test.each([
  ['142.1 76.2% 36.3%', '#16a34a'],
  ['142.1, 76.2%, 36.3%', '#16a34a'],
  ['142.1deg 76.2% 36.3%', '#16a34a'],
  ['142.1° 76.2% 36.3%', '#16a34a'],
  ['142.1 76.2% 36.3% / 50%', '#16a34a80'],
  ['hsl(219°, 34%, 46%)', '#4d699d'],
  ['hsl(219 ° 34% 46%)', '#4d699d'],
  ['hwb(0° 0% 0%)', '#ff0000'],
  ['100% 0% 0%', '#ff0000'],
  ['255 0 0', '#ff0000'],
])('reads %j as %s', (color, hex) => {
  expect(convert({ color, commaSyntax: false })).toMatchObject({ value: { hex } });
});
