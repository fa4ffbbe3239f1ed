import { expect, test } from 'vitest';
import recorded from './colorjs.fixture.json' with { type: 'json' };
import { run } from './run.ts';

/** The coordinates of a notation, with a percentage of Oklab as a share. */
function coordinatesOf(written: string): readonly number[] {
  const [, name = '', body = ''] = /^(\w+)\((?:(?:display-p3|xyz-d65|srgb-linear) )?(.*)\)$/.exec(written) ?? [];
  return body.split(' ').map((part) => Number.parseFloat(part) / (name.startsWith('ok') && part.endsWith('%') ? 100 : 1));
}

// colorjs.io is written by the editors of CSS Color 4.
test('agrees with the recorded colors of colorjs.io', () => {
  const compared = recorded.colors.map(({ rgb, onWhite, ...spaces }) => {
    const converted = run.convert({ color: `rgb(${rgb.join(' ')})`, commaSyntax: false });
    const rows = converted.ok ? converted.value : null;
    for (const [space, theirs] of Object.entries(spaces)) {
      const own = coordinatesOf(rows?.[space as keyof typeof spaces] ?? '');
      const tolerance = /^(?:lab|lch|hsl|hwb)$/.test(space) ? 0.2 : 0.01;
      const differences = theirs.map((coordinate, index) => Math.abs((own[index] ?? Number.NaN) - coordinate));
      const isNear = differences.every((difference) => Math.min(difference, Math.abs(360 - difference)) < tolerance);
      expect([rgb, space, own.length, isNear]).toEqual([rgb, space, 3, true]);
    }
    // Their luminance coefficients have more decimal places than those of WCAG.
    expect(Math.abs(Number.parseFloat(rows?.onWhite ?? '') - onWhite)).toBeLessThan(0.02);
    return rgb;
  });
  expect(compared.length).toBeGreaterThanOrEqual(200);
});
