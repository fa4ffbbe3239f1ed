import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { makeQrImage } from './make-qr-image.ts';
import { qrOptions } from './qr-options.ts';

const options = initialValues(qrOptions);

const made = (wish: Partial<typeof options>, details?: Parameters<typeof makeQrImage>[2]) => {
  const result = makeQrImage('a', { ...options, ...wish }, details);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

describe('makeQrImage', () => {
  test('says what the code is and draws it twice: in modules, and in whole pixels', () => {
    const { svg, pngSvg, ...about } = made({ margin: 2, imageSize: 125 });
    expect(about).toEqual({
      text: 'a',
      version: 1,
      mode: 'byte',
      used: 1,
      capacity: 14,
      size: 21,
      isDarkOnLight: true,
      scanPixels: 100,
    });
    expect(svg).toContain('viewBox="0 0 25 25">');
    expect(pngSvg).toContain('viewBox="0 0 25 25" width="125" height="125">');
  });

  test.each([
    ['#000000', '#ffffff', false, true],
    ['#ffffff', '#ffffff', false, false],
    ['#ffffff', '#000000', false, false],
    // A transparent background counts as white.
    ['#ffffff', '#000000', true, false],
    ['#eeeeee', '#000000', true, true],
    // WCAG 2.2: green is brighter than red, which is brighter than blue.
    ['#0000ff', '#ff0000', false, true],
    ['#00ff00', '#ff0000', false, false],
    // Nothing is seen of a foreground without opacity, and white shows through a background that has none.
    ['#00000000', '#ffffff', false, false],
    ['#888888', '#00000000', false, true],
  ])('of %s on %s, transparent: %s, is dark on light: %s', (foreground, background, isTransparent, isDarkOnLight) => {
    expect(made({ foreground, background }, { isTransparent }).isDarkOnLight).toBe(isDarkOnLight);
  });

  test.each([
    [{ foreground: 'black' }, 'foregroundNotAColor', 'foreground'],
    [{ background: '#ffff' }, 'backgroundNotAColor', 'background'],
    [{ background: '"/><script>' }, 'backgroundNotAColor', 'background'],
  ])('refuses %j', (wish, code, field) => {
    expect(makeQrImage('a', { ...options, ...wish })).toEqual({ ok: false, error: { code, field } });
  });
});
