import Color from 'colorjs.io';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { run } from './run.ts';

const byte = fc.integer({ min: 0, max: 255 });

// colorjs.io 0.7.1, written by the editors of CSS Color 4.
test('agrees with colorjs.io on all notations to their last decimal', () => {
  const spaces = {
    lab: 'lab',
    lch: 'lch',
    oklab: 'oklab',
    oklch: 'oklch',
    displayP3: 'p3',
    xyz: 'xyz-d65',
    linearSrgb: 'srgb-linear',
    hsl: 'hsl',
    hwb: 'hwb',
  } as const;
  fc.assert(
    fc.property(
      fc.tuple(byte, byte, byte).filter(([r, g, b]) => Math.max(r, g, b) - Math.min(r, g, b) > 40),
      (channels) => {
        const given = new Color('srgb', channels.map((channel) => channel / 255) as [number, number, number]);
        const converted = run.convert({ color: `rgb(${channels.join(' ')})`, commaSyntax: false });
        const rows = converted.ok ? converted.value : null;
        for (const [notation, space] of Object.entries(spaces)) {
          const own = new Color(rows?.[notation as keyof typeof spaces] ?? '').to(space);
          const theirs = given.to(space);
          const scale = /^(?:lab|lch|hsl|hwb)$/.test(space) ? 0.02 : 0.001;
          own.coords.forEach((coordinate, index) => {
            const difference = Math.abs((coordinate ?? 0) - (theirs.coords[index] ?? 0));
            expect(Math.min(difference, Math.abs(360 - difference)), `${notation} of ${channels}`).toBeLessThan(scale * 10);
          });
        }
        // Their luminance coefficients have more decimal places than those of WCAG.
        expect(Math.abs(Number.parseFloat(rows?.onWhite ?? '') - given.contrast('white', 'WCAG21'))).toBeLessThan(0.02);
      },
    ),
  );
});
