import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { notationNames } from './declare.ts';
import { run } from './run.ts';

const outsideSrgb = [{ code: 'outsideSrgb' }];

function convert(color: string, commaSyntax = false) {
  const result = run.convert({ color, commaSyntax });
  return result.ok && result.value !== null ? result.value : undefined;
}

function fade(color: string, opacity: number): string {
  const faded = run.fade({ color, opacity });
  return faded.ok ? (faded.value ?? '') : '';
}

/** The WCAG 2 threshold that a contrast meets: for text, for large text, or 0. */
function passed(contrast = ''): number {
  const ratio = Number.parseFloat(contrast);
  return ratio >= 4.5 ? 4.5 : ratio >= 3 ? 3 : 0;
}

const byte = fc.integer({ min: 0, max: 255 });
const hex = fc
  .oneof(fc.tuple(byte, byte, byte), fc.tuple(byte, byte, byte, byte))
  .map((bytes) => `#${bytes.map((each) => each.toString(16).padStart(2, '0')).join('')}`);
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('convert', () => {
  // CSS Color 4, section 6.1 (names) and the examples of its sections 5 to 10; those of this tool's specification (culori 4.0.2).
  test.each([
    ['olive', { hex: '#808000', hsl: 'hsl(60 100% 25.1%)', lch: 'lch(52.15% 56.815 99.57)', oklch: 'oklch(58.066% 0.12658 109.77)' }],
    [
      '#1ea54c',
      {
        name: '≈ mediumseagreen',
        rgb: 'rgb(30 165 76)',
        hsl: 'hsl(140.44 69.23% 38.24%)',
        oklch: 'oklch(63.389% 0.16908 149.02)',
        argb: '0xFF1EA54C',
        onWhite: '3.21:1',
        contrast: 'whiteIfLarge',
      },
    ],
    ['RebeccaPurple', { name: 'rebeccapurple', hex: '#663399', hsl: 'hsl(270 50% 40%)' }],
    [
      'hsl(0 0% 100%)',
      { name: 'white', oklch: 'oklch(100% 0 0)', lab: 'lab(100% 0 0)', onWhite: '1.00:1', onBlack: '21.00:1', contrast: 'black' },
    ],
    ['#ff000080', { name: '≈ red', rgb: 'rgb(255 0 0 / 0.502)', hsl: 'hsl(0 100% 50% / 0.502)', argb: '0x80FF0000' }],
    ['transparent', { name: 'transparent', hex: '#00000000', rgb: 'rgb(0 0 0 / 0)', argb: '0x00000000' }],
    ['#767676', { onWhite: '4.54:1', contrast: 'both' }],
    ['#777', { onWhite: '4.47:1', contrast: 'whiteIfLarge' }],
    ['#5b5b5b', { onBlack: '3.09:1', contrast: 'blackIfLarge' }],
    ['cyan', { name: 'aqua', cmyk: 'device-cmyk(100% 0% 0% 0%)', hwb: 'hwb(180 0% 0%)' }],
    ['grey', { name: 'gray', hsl: 'hsl(0 0% 50.2%)', oklab: 'oklab(59.987% 0 0)', lch: 'lch(53.585% 0 0)', hwb: 'hwb(0 50.2% 49.8%)' }],
    ['black', { contrast: 'white', cmyk: 'device-cmyk(0% 0% 0% 100%)', hsv: 'hsv(0 0% 0%)', xyz: 'color(xyz-d65 0 0 0)' }],
    ['red', { linearSrgb: 'color(srgb-linear 1 0 0)', displayP3: 'color(display-p3 0.91749 0.20029 0.13856)' }],
  ])('shows for %s %j', (color, rows) => {
    expect(convert(color)).toMatchObject(rows);
  });

  // Notations of one color: CSS Color 4, section 4 onwards, and those of other programs.
  test.each([
    ['#ff0000', ['#F00', 'f00', 'ff0000', '#ff0000ff', 'ff0000ff', '#f00f', ' red ; ', 'RED', 'rgb(255,0,0)', 'rgb(100%, 0%, 0%)']],
    ['#ff0000', ['255, 0, 0', '255 0 0', '255,0,0', '100%, 0%, 0%', 'RGB( 255 0 0 )', 'rgba(255, 0, 0, 1)', 'rgb(300 -20 0 / 2)']],
    ['#ff0000', ['cmyk(0, 100%, 100%, 0)', 'cmyk(0, 1, 1, 0)', 'cmyk(0 100 100 0)', 'device-cmyk(0 1 1 0)', 'CMYK(0%,100%,100%,0%)']],
    [
      '#ff0000',
      ['hsv(0, 100%, 100%)', 'hsb(0 100 100)', 'hsv(1turn 100% 100%)', '0xFFFF0000', '0xff0000', 'hsl(0 100% 50%)', 'hsl(none 100% 50%)'],
    ],
    ['#ff0000', ['hwb(0 0% 0%)', 'color(srgb 1 0 0)', 'color(srgb-linear 1 0 0)', 'hsla(360, 100%, 50%, 100%)', 'hsl(-360deg 100% 50%)']],
    [
      '#00ff00',
      [
        'hsl(120 100 50)',
        'hsl(0.333333333turn 100% 50%)',
        'hsl(133.3333333grad 100% 50%)',
        'hsl(2.0943951rad 100% 50%)',
        'hsl(1.2e2 100% 50%)',
      ],
    ],
    [
      '#00ff0080',
      [
        'rgb(0 255 0 / 50.2%)',
        'rgb(0 255 0/0.502)',
        '0x8000FF00',
        'hsv(120 100% 100% / 0.502)',
        'cmyk(100% 0% 100% 0% / .502)',
        '0, 255, 0, 0.502',
      ],
    ],
    ['#00000000', ['rgb(0 0 0 / none)', 'color(srgb 0 0 0 / none)', 'hsv(0 0% 0% / none)', '0x00000000']],
    [
      '#ffffff',
      ['lab(100% 0 0)', 'lch(100 0 none)', 'oklab(1 0 0)', 'oklch(100% none none)', 'color(display-p3 1 1 1)', 'color(rec2020 1 1 1)'],
    ],
    ['#ffffff', ['color(a98-rgb 1 1 1)', 'color(prophoto-rgb 1 1 1)', 'color(xyz-d50 0.96422 1 0.82521)', 'color(xyz 0.95046 1 1.08906)']],
    [
      '#000000',
      ['rgb(none none none)', 'lab(none none none)', 'oklch(none none none)', 'color(display-p3 none none none)', 'hwb(none 0% 100%)'],
    ],
  ])('converts to %s each of %j', (expected, notated) => {
    expect(notated.map((color) => convert(color)?.hex)).toEqual(notated.map(() => expected));
  });

  test('changes only RGB and HSL if commas are requested', () => {
    const [modern, legacy] = [convert('#1ea54c80'), convert('#1ea54c80', true)];
    expect(legacy).toEqual({ ...modern, rgb: 'rgba(30, 165, 76, 0.502)', hsl: 'hsla(140.44, 69.23%, 38.24%, 0.502)' });
    expect(convert('#1ea54c', true)).toMatchObject({ rgb: 'rgb(30, 165, 76)', hsl: 'hsl(140.44, 69.23%, 38.24%)' });
  });

  test('shows the nearest sRGB color with a notice if a channel is more than 0.002 out of range', () => {
    expect(convert('color(display-p3 0 1 0)')).toMatchObject({
      notices: outsideSrgb,
      hex: '#00fb29',
      displayP3: 'color(display-p3 0 1 0)',
    });
    expect(convert('color(srgb 1.0021 0 0)')).toMatchObject({ notices: outsideSrgb });
    expect(convert('color(srgb 1.0019 -0.0019 0)')).toMatchObject({ notices: [], hex: '#ff0000' });
    expect(convert('oklch(150% 0.4 20)')).toMatchObject({ hex: '#ffffff' });
  });

  test('describes readability according to the ratios, and every color is readable on white or black', () => {
    const words = { both: [4.5, 4.5], white: [4.5, 0], black: [0, 4.5], blackIfLarge: [4.5, 3], whiteIfLarge: [3, 4.5] } as const;
    fc.assert(
      fc.property(hex, (color) => {
        const rows = convert(color);
        expect(rows && words[rows.contrast]).toEqual([rows?.onWhite, rows?.onBlack].map(passed));
      }),
    );
  });

  test('writes no hue and saturation for gray in any notation', () => {
    for (const color of ['lab(50% 0.001 0)', 'oklch(0.5 0.00003 200)', 'color(srgb 0.50001 0.5 0.5)', 'lch(50% 0 120)']) {
      const rows = convert(color);
      expect(rows).toMatchObject({ hsl: expect.stringMatching(/^hsl\(0 0% /), hsv: expect.stringMatching(/^hsv\(0 0% /) });
      expect([rows?.lab, rows?.lch, rows?.oklab, rows?.oklch].map((row) => row?.replace(/.*%/, ''))).toEqual(Array(4).fill(' 0 0)'));
      expect(rows?.hwb).toMatch(/^hwb\(0 /);
    }
  });

  test.each(['', ' \n'])('returns nothing for %j', (color) => {
    expect(run.convert({ color, commaSyntax: false })).toEqual(ok(null));
    expect(run.fade({ color, opacity: 50 })).toEqual(ok(null));
  });

  test.each([
    'color-mix(in srgb, red, blue)',
    'currentcolor',
    '#12345',
    '#ggg',
    'reddish',
    'rgb()',
    'rgb(1 2)',
    'rgb(1 2 3',
    'rgb(1, 2 3)',
    '1 2',
    'rgb(1px 2 3)',
    'rgb(1 2 3deg)',
    'color(',
    'color(foo 1 1 1)',
    'rgb(srgb 1 1 1)',
    'lab(1, 2, 3)',
    'hsl(50% 50% 50%)',
    'hsv(1 2)',
    'hsv(1 2deg 3)',
    'cmyk(1 2 3)',
    'cmyk(0 0 0 0 0 / 1)',
    'cmyk(0deg 0 0 0)',
    'hsv(10% 5% 5%)',
    '0x12345',
    '0x123456789',
    'constructor',
    '__proto__',
    'oklch(0.5 1e300 0)',
    'rgb(1e999 0 0 / 1e999',
    'color(srgb 1e308 1 1)',
    `rgb(${'1'.repeat(400)} 0 0)`,
    '#',
    ';',
    'rgb(0 0 0) red',
    'rgb (0 0 0)',
  ])('rejects %s', (color) => {
    expect(run.convert({ color, commaSyntax: false })).toMatchObject(fail('notAColor'));
    expect(run.fade({ color, opacity: 50 })).toMatchObject(fail('notAColor'));
  });

  test('converts each of its rows to the same 8-bit color', () => {
    fc.assert(
      fc.property(hex, fc.boolean(), (color, commaSyntax) => {
        const rows = convert(color, commaSyntax);
        for (const notation of notationNames.filter((each) => !/^(name|on)/.test(each)))
          expect(convert(rows?.[notation] ?? '')?.hex).toBe(rows?.hex);
        expect(rows?.hex).toBe(color.replace(/^(#.{6})ff$/, '$1'));
      }),
    );
  });

  test('converts each row to the same 8-bit color for colors between 8-bit values or outside sRGB', () => {
    const color = fc.oneof(
      fc.tuple(share, share, share).map((channels) => `color(display-p3 ${channels.join(' ')})`),
      fc.tuple(byte, byte, byte).map((channels) => `rgb(${channels.map((each) => each + 0.499).join(' ')} / 0.5019)`),
    );
    fc.assert(
      fc.property(color, (typed) => {
        const rows = convert(typed);
        for (const notation of notationNames.filter((each) => !/^(name|on)/.test(each)))
          expect(convert(rows?.[notation] ?? '')?.hex).toBe(rows?.hex);
      }),
      { examples: [['rgb(0.499 19.499 253.499 / 0.5019)']] },
    );
  });
});

describe('fade', () => {
  test.each([
    ['#1ea54c', 100, '#1ea54c'],
    ['#1ea54c', 50, '#1ea54c80'],
    ['#000000', 0, '#00000000'],
    ['#1ea54c80', 100, '#1ea54c'],
    ['color(display-p3 0 1 0)', 50, '#00fb2980'],
  ])('writes %s with %i %% opacity as %s', (color, opacity, expected) => {
    expect(fade(color, opacity)).toBe(expected);
  });

  test('keeps every whole percentage', () => {
    for (let percent = 0; percent <= 100; percent += 1) expect(convert(fade('#123456', percent))?.ownOpacity).toBe(String(percent));
  });
});

test.each(['#', '#1e'])('%s is an incomplete color', (color) => {
  expect(run.convert({ color, commaSyntax: false })).toMatchObject({ error: { isIncomplete: true } });
});
