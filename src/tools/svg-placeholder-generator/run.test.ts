import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { readXml } from '#pure/notation/xml/read-xml.ts';
import { declaration } from './declare.ts';
import { draw } from './run.ts';

type Look = ValuesOf<typeof declaration.options>;

const initial = initialValues(declaration.options);

function made(customText: string, options: Partial<Look> = {}) {
  const result = draw({ customText, ...initial, ...options });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const fontSizeOf = (element: string): number => Number(/font-size="(?<size>\d+)px"/.exec(element)?.groups?.['size']);

describe('draw', () => {
  // The examples of the tool's specification.
  test('writes the size in the middle, in four lines', () => {
    expect(made('').element).toBe(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 350" width="600" height="350">',
        '  <rect width="600" height="350" fill="#cccccc"/>',
        '  <text x="50%" y="50%" dominant-baseline="central" text-anchor="middle" font-family="monospace" font-size="26px" fill="#333333">600x350</text>',
        '</svg>',
      ].join('\n'),
    );
  });

  test('escapes the text, and omits the size on request', () => {
    const { element, preview } = made('A & B <i>', { exactSize: false });
    expect(element).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 600 350">\n/);
    expect(element).toContain('>A &amp; B &lt;i&gt;</text>');
    expect(preview.svg).toContain(' width="600" height="350">\n');
    expect(preview.png).toEqual({ svg: preview.svg, width: 600, height: 350 });
  });

  test.each([
    ['Placeholder', { width: 100 }, 13],
    ['Placeholder', { width: 100, shrinkText: false }, 26],
    ['Placeholder', { width: 100, fontSize: 12 }, 12],
    // A monospaced character is 0.6 em wide, so ten characters of 15 px are 90 px.
    ['1234567890', { width: 100 }, 15],
    ['🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂', { width: 100 }, 15],
    ['a long text', { width: 1 }, 1],
  ] as const)('writes %j with %o at %i px', (text, options, size) => {
    expect(fontSizeOf(made(text, options).element)).toBe(size);
  });

  test('encodes only unsafe characters in the data URI', () => {
    const { dataUri, cssBackground, htmlImage } = made(`"é" 50% [a]{b}|c\\d^e\`f?'`, { width: 10, height: 20, background: '#FFF' });
    const content =
      "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 20' width='10' height='20'%3E%3Crect width='10' height='20' fill='%23FFF'/%3E" +
      "%3Ctext x='50%25' y='50%25' dominant-baseline='central' text-anchor='middle' font-family='monospace' font-size='1px' fill='%23333333'%3E" +
      "%26quot;%C3%A9%26quot; 50%25 %5Ba%5D%7Bb%7D%7Cc%5Cd%5Ee%60f%3F'%3C/text%3E%3C/svg%3E";
    expect(dataUri).toBe(`data:image/svg+xml,${content}`);
    expect(cssBackground).toBe(`background-image: url("${dataUri}");`);
    expect(htmlImage).toBe(`<img src="${dataUri}" width="10" height="20" alt="&quot;é&quot; 50% [a]{b}|c\\d^e\`f?'">`);
  });

  test.each([
    ['\u0000', '\uFFFD'],
    ['\ud800', '\uFFFD'],
    ['a\r\nb\tc', 'a b c'],
  ])('writes %j, which is invalid in an SVG on one line, as %j', (text, written) => {
    expect(made(text).element).toContain(`>${written}</text>`);
  });

  test.each([
    [{ background: 'red' }, 'backgroundNotAColor', 'background'],
    [{ textColor: '#12' }, 'textNotAColor', 'textColor'],
    [{ textColor: '"/>' }, 'textNotAColor', 'textColor'],
  ])('refuses %o', (options, code, field) => {
    expect(draw({ customText: '', ...initial, ...options })).toEqual({ ok: false, error: { code, field } });
  });

  test('writes any text as XML, identical in Base64 and in the data URI', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.integer({ min: 1, max: 10_000 }),
        fc.boolean(),
        (text, width, exactSize) => {
          const { element, base64, dataUri } = made(text, { width, exactSize });
          expect(readXml(element, { keepComments: false }).ok).toBe(true);
          expect(Buffer.from(base64.replace('data:image/svg+xml;base64,', ''), 'base64').toString()).toBe(element);
          const onOneLine = element.replaceAll('\n', '').replaceAll('  <', '<').replaceAll('"', "'");
          expect(decodeURIComponent(dataUri.replace('data:image/svg+xml,', ''))).toBe(onOneLine);
          expect(dataUri).toMatch(/^[ -~]*$/);
        },
      ),
    );
  });

  test('fits the text into nine tenths of the image width, unless it is 1 px high', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 1, max: 1000 }),
        (text, width, fontSize) => {
          const size = fontSizeOf(made(text, { width, fontSize }).element);
          expect(size).toBeLessThanOrEqual(fontSize);
          expect(size === 1 || size * 6 * [...text].length <= 9 * width).toBe(true);
        },
      ),
    );
  });
});
