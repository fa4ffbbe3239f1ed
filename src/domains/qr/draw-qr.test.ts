import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawQr } from './draw-qr.ts';
import type { QrModules } from './qr-code.ts';

const look = { foreground: '#123', background: '#fffffe', margin: 1 };

/** Simulates a renderer: returns the modules that the path covers. */
function paint(svg: string): ReadonlySet<string> {
  const path = / d="(?<path>[^"]*)"/.exec(svg)?.groups?.['path'] ?? '';
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let each = 0; each < Number(width); each++) dark.add(`${Number(x) + each},${y}`);
  }
  return dark;
}

const squareOf = (side: number): fc.Arbitrary<QrModules> =>
  fc.array(fc.array(fc.boolean(), { minLength: side, maxLength: side }), { minLength: side, maxLength: side });

describe('drawQr', () => {
  test('draws the runs of dark modules as one path, on a rectangle of the background', () => {
    expect(
      drawQr(
        [
          [true, true],
          [false, true],
        ],
        look,
      ),
    ).toBe(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">',
        '  <rect width="4" height="4" fill="#fffffe"/>',
        '  <path d="M1 1h2v1h-2zM2 2h1v1h-1z" fill="#123" shape-rendering="crispEdges"/>',
        '</svg>',
      ].join('\n'),
    );
  });

  test('draws no rectangle for a transparent background', () => {
    expect(drawQr([[true]], { ...look, background: 'none' })).not.toContain('<rect');
  });

  test('omits the modules covered by a logo in the middle', () => {
    const modules = Array.from({ length: 25 }, () => Array.from({ length: 25 }, () => true));
    const svg = drawQr(modules, { ...look, logo: { source: 'data:image/png;base64,AA==', percent: 20 } });
    expect(svg).toContain('<image x="11" y="11" width="5" height="5" href="data:image/png;base64,AA=="/>');
    expect(paint(svg).size).toBe(25 * 25 - 5 * 5);
    expect(paint(svg).has('11,11')).toBe(false);
    expect(paint(svg).has('10,11')).toBe(true);
  });

  test.each([
    // 23 modules of 4 pixels are 92. Half of the remaining 8 pixels is one module.
    [100, '-1 -1 25 25'],
    // Of the remaining 2 pixels, one goes to each side: a quarter of a module.
    [94, '-0.25 -0.25 23.5 23.5'],
    // Of the remaining 3 pixels, the odd one goes to the end.
    [95, '-0.25 -0.25 23.75 23.75'],
    [92, '0 0 23 23'],
    // Too few pixels for the modules.
    [20, '0 0 23 23'],
  ])('aligns the modules of an image of %i pixels to whole pixels: %s', (pixels, viewBox) => {
    const modules = Array.from({ length: 21 }, () => Array.from({ length: 21 }, () => true));
    expect(drawQr(modules, look, { pixels })).toContain(`viewBox="${viewBox}" width="${pixels}" height="${pixels}"`);
  });

  test('darkens only the dark modules', () => {
    const drawing = fc.integer({ min: 1, max: 12 }).chain((side) => fc.tuple(squareOf(side), fc.integer({ min: 0, max: 3 })));
    fc.assert(
      fc.property(drawing, ([modules, margin]) => {
        const wanted = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x + margin},${y + margin}`] : [])));
        expect([...paint(drawQr(modules, { ...look, margin }))].toSorted()).toEqual(wanted.toSorted());
      }),
    );
  });
});
