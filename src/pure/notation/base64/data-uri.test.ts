import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { parseBase64Content } from './data-uri.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('parseBase64Content', () => {
  test.each([
    ['Zm9v', '', 'Base64 alone'],
    ['Zm%39v', '', 'in a query'],
    ['<img src="data:image/png;base64,Zm9v" alt="">', 'image/png', 'in a tag'],
    ['"Zm9v",', '', 'in JSON'],
    ['data:text/css;base64,Zm9v', 'text/css', 'RFC 2397, section 3'],
    ['data:text/plain;charset=utf-8;base64,Zm9v', 'text/plain', 'RFC 2397, section 3'],
    ['data:;base64,Zm9v', '', 'RFC 2397, section 3'],
    ['data:;charset=utf-8;base64,Zm9v', '', 'RFC 2397, section 3'],
    [' \n data:image/svg+xml;base64,Zm9v', 'image/svg+xml', 'pasted with a line before'],
    ['DATA:Image/PNG;BASE64,Zm9v', 'image/png', 'Fetch Standard, section 6: in any case'],
    ['data:text/plain; base64,Zm9v', 'text/plain', 'Fetch Standard, section 6: spaces'],
    ['data:"><script>;base64,Zm9v', '', 'no media type'],
    ['data:text/<b>;base64,Zm9v', '', 'no media type'],
    ['data:text/plain;base64,Zm%39v', 'text/plain', 'RFC 3986, section 2.1'],
    ['data:text/plain;base64,Zm9%0A%76', 'text/plain', 'RFC 3986, section 2.1'],
  ])('reads foo from %j with the type %j (%s)', (text, mediaType, _source) => {
    expect(parseBase64Content(text)).toEqual(ok({ bytes: bytesOf('foo'), mediaType }));
  });

  test('decodes percent-encoding of every character of the alphabets', () => {
    expect(parseBase64Content('data:;base64,%2B%2f%2D%5F%2B%2f%3d%3D')).toEqual(
      ok({ bytes: Uint8Array.of(0xfb, 0xff, 0xbf, 0xfb), mediaType: '' }),
    );
  });

  test.each(['data:text/plain,foo', 'data:,', 'data:text/plain;base64x,Zm9v', 'data:base64,Zm9v'])(
    'refuses %j, which is not in Base64',
    (text) => {
      expect(parseBase64Content(text)).toEqual(fail('dataUriNotBase64', { at: 0 }));
    },
  );

  test.each([
    ['Zm%C39v', 'Ã', 3],
    ['data:text/plain;base64', ':', 5],
    ['data:;base64,Zm*9', '*', 16],
    ['data:;base64,%5A%6D*9', '*', 20],
    ['data:;base64,Zm%C39', 'Ã', 16],
    ['data:;base64,Zm%4', '%', 16],
  ])('refuses %j because of %j at position %i of the whole text', (text, character, position) => {
    expect(parseBase64Content(text)).toEqual(fail('notBase64', { at: position - 1, values: { character, position } }));
  });

  test('reports characters after the padding, and an incomplete group', () => {
    expect(parseBase64Content('data:;base64,%5Ag=a')).toMatchObject({ error: { code: 'paddingNotAtEnd', values: { position: 18 } } });
    expect(parseBase64Content('data:;base64,%5A')).toMatchObject({ error: { code: 'incomplete', values: { count: 1 } } });
  });

  test('reads back every data URI, however much of it is percent-encoded', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), fc.infiniteStream(fc.boolean()), (bytes, isEscaped) => {
        const escape = (character: string): string => (isEscaped.next().value ? `%${character.charCodeAt(0).toString(16)}` : character);
        const data = Buffer.from(bytes).toString('base64').replaceAll(/./g, escape);
        expect(parseBase64Content(`data:image/png;base64,${data}`)).toEqual(ok({ bytes, mediaType: 'image/png' }));
      }),
    );
  });
});
