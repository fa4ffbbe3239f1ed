import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { makeQrImage } from './make-qr-image.ts';
import { qrOptions } from './qr-options.ts';

const options = initialValues(qrOptions);

const made = (chosen: Partial<typeof options>) => {
  const result = makeQrImage('a', { ...options, ...chosen });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

describe('makeQrImage', () => {
  test('returns the properties of the code and draws it in modules and in whole pixels', () => {
    expect(made({ margin: 2, imageSize: 125 })).toEqual({
      version: 1,
      mode: 'byte',
      used: 1,
      capacity: 14,
      size: 21,
      picture: {
        svg: expect.stringContaining('viewBox="0 0 25 25">') as string,
        units: 25,
        png: { svg: expect.stringContaining('viewBox="0 0 25 25" width="125" height="125">') as string, width: 125, height: 125 },
      },
    });
  });

  test.each([
    [{ foreground: 'black' }, 'foregroundNotAColor', 'foreground'],
    [{ background: '#ffff' }, 'backgroundNotAColor', 'background'],
    [{ background: '"/><script>' }, 'backgroundNotAColor', 'background'],
  ])('refuses %j', (chosen, code, field) => {
    expect(makeQrImage('a', { ...options, ...chosen })).toEqual({ ok: false, error: { code, field } });
  });
});
