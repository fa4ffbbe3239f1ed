import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { declaration } from './declare.ts';
import { decode, encode } from './run.ts';

const { options } = declaration;

type Options = Partial<ValuesOf<typeof options>>;

const encodeWith = (text: string, chosen: Options = {}) => encode({ text, ...initialValues(options), ...chosen });
const decodeWith = (base64: string, encoding: ValuesOf<typeof options>['encoding'] = 'UTF-8') => decode({ base64, encoding });

const unsafe = '<<<????????>>>';

describe('encode', () => {
  test.each([
    ['f', {}, 'Zg==', 'RFC 4648, section 10'],
    ['foobar', {}, 'Zm9vYmFy', 'RFC 4648, section 10'],
    [unsafe, {}, 'PDw8Pz8/Pz8/Pz8+Pj4=', 'the unit tests of the older it-tools'],
    [unsafe, { urlSafe: true, padding: false }, 'PDw8Pz8_Pz8_Pz8-Pj4', 'the unit tests of the older it-tools'],
    [unsafe, { urlSafe: true }, 'PDw8Pz8_Pz8_Pz8-Pj4=', 'RFC 4648, section 5'],
    ['Test', { encoding: 'UTF-16LE' }, 'VABlAHMAdAA=', 'what PowerShell takes as -EncodedCommand'],
    ['Test', { encoding: 'UTF-16BE' }, 'AFQAZQBzAHQ=', 'iconv -t UTF-16BE | base64'],
    ['é', { encoding: 'ISO-8859-1' }, '6Q==', 'iconv -t ISO-8859-1 | base64'],
    ['Hello, 世界!', {}, 'SGVsbG8sIOS4lueVjCE=', 'base64 of GNU coreutils'],
    [' a\r\n', {}, 'IGENCg==', 'nothing is trimmed, line ends stay'],
    ['x'.repeat(48), { lineLength: '64' }, 'eHh4'.repeat(16), 'a whole line has no line break after it'],
    ['x'.repeat(49), { lineLength: '64' }, `${'eHh4'.repeat(16)}\neA==`, 'RFC 7468, section 3'],
    ['x'.repeat(115), { lineLength: '76' }, `${'eHh4'.repeat(19)}\n${'eHh4'.repeat(19)}\neA==`, 'RFC 2045, section 6.8'],
    ['', { lineLength: '76' }, null, 'nothing'],
  ] as const)('writes %j with %j as %j (%s)', (text, chosen, base64, _source) => {
    expect(encodeWith(text, chosen)).toEqual(ok(base64));
  });

  test('refuses a character that is not in the encoding', () => {
    expect(encodeWith('世', { encoding: 'ISO-8859-1' })).toEqual(
      fail('notInEncoding', { at: 0, values: { character: '世', codePoint: 'U+4E16', encoding: 'ISO-8859-1' } }),
    );
  });

  test('matches Node for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        expect(encodeWith(text)).toEqual(ok(Buffer.from(text).toString('base64')));
      }),
    );
  });
});

describe('decode', () => {
  test.each([
    ['Zm9vYmE', 'UTF-8', 'fooba', 'RFC 4648, section 10, without padding'],
    [' Zm9v\r\nYmE=\n', 'UTF-8', 'fooba', 'in lines'],
    ['PDw8Pz8_Pz8/Pz8-Pj4', 'UTF-8', unsafe, 'both alphabets mixed'],
    ['data:text/plain;charset=utf-8;base64,Zm9v%59g%3D%3D', 'UTF-8', 'foob', 'RFC 2397'],
    ['Zh==', 'UTF-8', 'f', 'left-over bits are ignored'],
    ['77u/YQ==', 'UTF-8', '\ufeffa', 'a byte order mark stays'],
    ['VABlAHMAdAA=', 'UTF-16LE', 'Test', 'what PowerShell takes as -EncodedCommand'],
    ['6YA=', 'ISO-8859-1', 'é\u0080', 'iconv -f ISO-8859-1'],
  ] as const)('reads %j in %s as %j (%s)', (base64, encoding, text, _source) => {
    expect(decodeWith(base64, encoding)).toEqual(ok({ decoded: text }));
  });

  test.each([
    ['é', 'notBase64', { at: 0, values: { character: 'é', position: 1 } }],
    ['Zm 9*', 'notBase64', { at: 4, values: { character: '*', position: 5 } }],
    ['Zg=a', 'paddingNotAtEnd', { at: 2, values: { position: 3 } }],
    ['Zm9vY', 'incomplete', { at: 4, values: { count: 1 } }],
    ['data:text/plain,foo', 'dataUriNotBase64', { at: 0 }],
  ] as const)('refuses %j: %s', (base64, code, details) => {
    expect(decodeWith(base64)).toEqual(fail(code, details));
  });

  test('returns nothing for empty input', () => {
    expect(decodeWith('')).toEqual(ok(null));
  });

  test.each([
    ['//4A', 'UTF-16LE', 'fffe00'],
    ['/w==', 'UTF-8', 'ff'],
  ] as const)('returns the bytes of %j, which is not valid text in %s', (base64, encoding, bytes) => {
    expect(decodeWith(base64, encoding)).toEqual(ok({ bytes, error: { code: 'notValidText', values: { encoding } } }));
  });

  test('decodes every text encoded with any options', () => {
    const optionSets = fc.record({
      encoding: fc.constantFrom('UTF-8', 'UTF-16LE', 'UTF-16BE'),
      urlSafe: fc.boolean(),
      padding: fc.boolean(),
      lineLength: fc.constantFrom(...options.lineLength.values),
    });
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), optionSets, (text, chosen) => {
        const base64 = encodeWith(text, chosen);
        expect(base64.ok && decodeWith(base64.value ?? '', chosen.encoding)).toEqual(ok({ decoded: text }));
      }),
    );
  });
});
