import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { pixelsOfModules, readWithZxing } from '#test/support/samples/independent-qr-decoders.ts';
import { runs } from '#test/support/runs.ts';
import { declaration } from './declare.ts';
import { draw, run } from './run.ts';

const options = initialValues(declaration.options);
const fileOf = (...parts: BlobPart[]): File => new File(parts, 'logo.bin');
const png = fileOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));

async function drawn(text: string, chosen: Partial<typeof options> = {}, logo: File | null = null) {
  const result = await draw({ text, logo, ...options, ...chosen });
  if (!result.ok || !result.value) throw new Error(result.ok ? 'nothing' : result.error.code);
  const { picture, ...about } = result.value;
  return { ...about, svg: picture.svg };
}

/** The dark modules covered by the path of an SVG. */
function modulesOf(svg: string, size: number, margin: number): readonly (readonly boolean[])[] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    modules[Number(y) - margin]?.fill(true, Number(x) - margin, Number(x) - margin + Number(width));
  return modules;
}

describe('draw', () => {
  // The examples of the tool's specification.
  test.each([
    ['https://it-tools.tech', 'medium', { version: 2, size: 25, mode: 'byte', used: 21, capacity: 26 }],
    ['HELLO WORLD', 'quartile', { version: 1, mode: 'alphanumeric', used: 11, capacity: 16 }],
    ['7'.repeat(42), 'low', { version: 2, mode: 'numeric', used: 42, capacity: 77 }],
  ] as const)('draws %j at level %s', async (text, errorResistance, about) => {
    expect(await drawn(text, { errorResistance })).toMatchObject(about);
  });

  test('draws nothing for an empty text', async () => {
    expect(await draw({ text: '', logo: png, ...options })).toEqual({ ok: true, value: null });
  });

  test('writes the colors unchanged', async () => {
    const { svg } = await drawn('a', { foreground: '#0A0', background: '#FfFfFf80' });
    expect(svg).toContain('fill="#0A0"');
    expect(svg).toContain('fill="#FfFfFf80"');
  });

  // PNG 3, section 5.2; ITU-T T.81, annex B; RFC 9649, section 2.4; SVG 2.
  test.each([
    ['image/png', png],
    ['image/jpeg', fileOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]))],
    ['image/webp', fileOf('RIFF\u0001\u0002\u0003\u0004WEBPVP8 ')],
    ['image/svg+xml', fileOf('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('places a logo of type %s in the middle', async (mediaType, logo) => {
    const { svg } = await drawn('a', { logoSize: 20 }, logo);
    expect(svg).toContain(`<image x="12.4" y="12.4" width="4.2" height="4.2" href="data:${mediaType};base64,`);
  });

  test.each([
    [fileOf('GIF89a'), {}, 'logoNotAnImage', 'logo'],
    [fileOf('%PDF-1.7'), {}, 'logoNotAnImage', 'logo'],
    [fileOf(''), {}, 'logoNotAnImage', 'logo'],
    [fileOf(new Uint8Array(2_000_001)), {}, 'logoTooLarge', 'logo'],
    [null, { foreground: '#12345' }, 'foregroundNotAColor', 'foreground'],
    [null, { background: 'white' }, 'backgroundNotAColor', 'background'],
    [null, { errorResistance: 'high' }, 'tooManyBytes', undefined],
  ] as const)('refuses case %#: %o', async (logo, chosen, code, field) => {
    const result = await draw({ text: 'a'.repeat(1274), logo, ...options, ...chosen });
    expect(result).toMatchObject({ ok: false, error: { code, ...(field && { field }) } });
  });

  test('draws a code that ZXing reads as the same text', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(text, fc.nat(20), async (wanted, margin) => {
        const { svg, size } = await drawn(wanted, { margin });
        expect(await readWithZxing(pixelsOfModules(modulesOf(svg, size, margin)))).toMatchObject({ text: wanted });
      }),
      { numRuns: runs(40) },
    );
  });
});

const scan = async (text: string, chosen: Partial<typeof options> & { readonly text?: string } = {}) => {
  const { svg, size } = await drawn(text);
  return run.scan({ pixels: fileOf(pixelsOfModules(modulesOf(svg, size, options.margin))), text, ...options, ...chosen });
};

describe('the scan test', () => {
  test('succeeds if the code reads back as the text, with lone surrogates as U+FFFD', async () => {
    expect(await scan('Grüße 你好')).toEqual({ ok: true, value: true });
    expect(await scan('a\ud800')).toEqual({ ok: true, value: true });
  });

  test('fails if it reads back as another text, and if it is light on dark', async () => {
    expect(await scan('a', { text: 'a ' })).toEqual({ ok: true, value: false });
    expect(await scan('a', { foreground: '#ffffff', background: '#000000' })).toEqual({ ok: true, value: false });
  });

  test('treats a transparent background as white', async () => {
    const onBlack = { background: '#000000', transparentBackground: true };
    expect(await scan('a', { foreground: '#ffffff', ...onBlack })).toEqual({ ok: true, value: false });
    expect(await scan('a', { foreground: '#eeeeee', ...onBlack })).toEqual({ ok: true, value: true });
  });

  test('returns nothing without a drawing', async () => {
    expect(await run.scan({ pixels: null, text: 'a', ...options })).toEqual({ ok: true, value: null });
  });

  test('fails if nothing can be read', async () => {
    const pixels = fileOf(new Uint8Array(100 * 100 * 4));
    expect(await run.scan({ pixels, text: 'a', ...options })).toEqual({ ok: true, value: false });
  });
});
