import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHexColor, parseHexColor } from './hex-color.ts';
import { composeOver, relativeLuminance } from './relative-luminance.ts';

const white = { red: 1, green: 1, blue: 1, alpha: 1 };
const parsed = (text: string) => parseHexColor(text) ?? { ...white, alpha: Number.NaN };

describe('parseHexColor', () => {
  test.each([
    ['#fff', white],
    ['#FF0000', { red: 1, green: 0, blue: 0, alpha: 1 }],
    ['#00330066', { red: 0, green: 0.2, blue: 0, alpha: 0.4 }],
  ])('reads %s', (text, color) => expect(parseHexColor(text)).toEqual(color));

  test.each(['', '#', 'fff', '#ffff', '#fffff', '#fffffff', '#ggg', ' #fff', '#fff\n', 'red', 'rgb(0,0,0)', '#fffffffff'])(
    'refuses %j',
    (text) => {
      expect(parseHexColor(text)).toBeUndefined();
      expect(isHexColor(text)).toBe(false);
    },
  );

  test('reads six digits as three channels', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, (red, green, blue) => {
        const text = `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`;
        expect(parseHexColor(text)).toEqual({ red: red / 255, green: green / 255, blue: blue / 255, alpha: 1 });
      }),
    );
  });
});

describe('relativeLuminance', () => {
  // The definition in WCAG 2.2, whose coefficients are the values of the primaries. #777777 has a contrast of 4.48 to white (WebAIM).
  test.each([
    ['#000000', 0],
    ['#ffffff', 1],
    ['#ff0000', 0.2126],
    ['#00ff00', 0.7152],
    ['#0000ff', 0.0722],
    ['#777777', 1.05 / 4.48 - 0.05],
  ])('of %s is %d', (text, luminance) => expect(relativeLuminance(parsed(text))).toBeCloseTo(luminance, 3));
});

describe('composeOver', () => {
  test('shows half-transparent black on white as medium gray', () => {
    expect(composeOver({ red: 0, green: 0, blue: 0, alpha: 0.5 }, white)).toEqual({ red: 0.5, green: 0.5, blue: 0.5, alpha: 1 });
  });
});
