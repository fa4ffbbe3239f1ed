import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { runs } from '#test/support/runs.ts';
import { escapeFormats } from './escape-format.ts';
import { declaration } from './declare.ts';
import { run } from './run.ts';

const { options } = declaration;

type Options = Partial<ValuesOf<typeof options>>;

const escapeWith = (text: string, chosen: Options = {}) => run.escape({ text, ...initialValues(options), ...chosen });
const unescape = (escapes: string) => run.unescape({ escapes });

const r = String.raw;

describe('escape', () => {
  test.each([
    ['💩 AĀ', {}, r`\ud83d\udca9\u0020\u0041\u0100`, 'computed in a console of JavaScript'],
    ['𝄞', { uppercase: true }, r`\uD834\uDD1E`, 'RFC 8259, section 7'],
    ['💯A', { format: 'es6' }, r`\u{1f4af}\u{41}`, 'ECMA-262, section 12.9.4'],
    ['💯', { format: 'es6', uppercase: true }, r`\u{1F4AF}`, 'ECMA-262, section 12.9.4'],
    ['A💩\uffff', { format: 'python' }, r`\u0041\U0001f4a9\uffff`, 'the language reference of Python, section 2.4.1'],
    ['💩', { format: 'python', uppercase: true }, r`\U0001F4A9`, 'the language reference of Python, section 2.4.1'],
    [
      'it-tools',
      { format: 'htmlDecimal' },
      '&#105;&#116;&#45;&#116;&#111;&#111;&#108;&#115;',
      'the end-to-end tests of the older it-tools',
    ],
    ['💩 AĀ', { format: 'htmlDecimal' }, '&#128169;&#32;&#65;&#256;', 'HTML Standard, section 13.1.4'],
    ['💩A', { format: 'htmlHex' }, '&#x1f4a9;&#x41;', 'HTML Standard, section 13.1.4'],
    ['💩', { format: 'htmlHex', uppercase: true }, '&#x1F4A9;', 'HTML Standard, section 13.1.4'],
    ['💩 AĀ', { format: 'css' }, r`\01f4a9\000020\000041\000100`, 'CSS Syntax Level 3, section 4.3.7'],
    ['💩 a', { format: 'codePoints' }, 'U+1F4A9 U+0020 U+0061', 'Unicode 16, appendix A'],
    ['a\r\n', {}, r`\u0061\u000d\u000a`, 'line breaks are escaped too'],
    ['\ud83d', {}, r`\ud83d`, 'a lone surrogate as it is'],
    ['a\\b&é~\u007f\n', { keepAscii: true }, r`a\u005cb&\u00e9~\u007f\u000a`, 'the backslash begins an escape'],
    ['a\\b&é', { keepAscii: true, format: 'css' }, r`a\00005cb&\0000e9`, 'the backslash begins an escape'],
    ['a\\b&é', { keepAscii: true, format: 'htmlHex' }, r`a\b&#x26;&#xe9;`, 'the ampersand begins a reference'],
    ['a é', { keepAscii: true, format: 'codePoints' }, 'U+0061 U+0020 U+00E9', 'no effect on code points'],
    ['U+0041 &#65; &amp;', { keepAscii: true }, r`\u0055+0041 \u0026#65; &amp;`, 'decoding must give the text back'],
    [r`%u0041 \u0041 \n`, { keepAscii: true, format: 'htmlDecimal' }, r`&#37;u0041 &#92;u0041 \n`, 'decoding must give the text back'],
    ['', { format: 'codePoints' }, null, 'nothing'],
  ] as const)('writes %j with %j as %s (%s)', (text, chosen, escaped, _source) => {
    expect(escapeWith(text, chosen)).toEqual(ok(escaped));
  });
});

describe('unescape', () => {
  test.each([
    [r`\u0048\u0069 &#128175;`, 'Hi 💯', 'any mixture'],
    ['U+1F4A9 U+0020 U+0041', '💩 A', 'computed'],
    ['U+0041,U+0042, ,U+10FFFFx', 'AB\u{10ffff}x', 'spaces and commas between two of them vanish'],
    [r` U+0041 \u0042 U+0043 `, ' A B C ', 'but not before, behind or beside others'],
    ['U+0041\nU+0042', 'A\nB', 'nor line breaks'],
    ['U+1234567 U+004', 'U+1234567 U+004', 'four to six digits'],
    [r`\ud83d\udca9\uD834\uDD1E`, '💩𝄞', 'RFC 8259, section 7'],
    ['U+D83D U+DCA9&#xD83D;%uDCA9', '💩💩', 'neighboring surrogates join'],
    [r`\u{1F4a9}\u{000000041}`, '💩A', 'ECMA-262, section 12.9.4'],
    [r`\U0001F4A9\x41\xe9`, '💩Aé', 'the language reference of Python, section 2.4.1'],
    [r`\01f4a9\0000e91`, '💩é1', 'CSS Syntax Level 3, section 4.3.7'],
    ['&#65;&#x4A;&#X4a;&#0065;', 'AJJA', 'HTML Standard, section 13.1.4'],
    ['%u0041%u20AC', 'A€', 'ECMA-262, section B.2.1'],
    [r`a\n\t\u12 \x4 \12345 &#; &#xg; &amp; %u12`, r`a\n\t\u12 \x4 \12345 &#; &#xg; &amp; %u12`, 'all else stays'],
    ['', null, 'nothing'],
  ])('reads %s as %j (%s)', (escapes, text, _rule) => {
    expect(unescape(escapes)).toEqual(ok(text));
  });

  test.each([
    [r`a\u{110000}`, 'notACodePoint', 1, r`\u{110000}`],
    ['&#1114112;', 'notACodePoint', 0, '&#1114112;'],
    ['U+0041 U+110000', 'notACodePoint', 7, 'U+110000'],
    [r`\110000`, 'notACodePoint', 0, r`\110000`],
    [r`\u{${'f'.repeat(400)}}`, 'notACodePoint', 0, `${r`\u{${'f'.repeat(57)}`}…`],
    [r`a \ud83d`, 'halfAPair', 2, r`\ud83d`],
    [r`\ud83d x\udca9`, 'halfAPair', 0, r`\ud83d`],
    [r`\ud83d\ud83d\udca9`, 'halfAPair', 0, r`\ud83d`],
    [r`\udca9\ud83d`, 'halfAPair', 0, r`\udca9`],
    [r`\ud83d\u{110000}`, 'halfAPair', 0, r`\ud83d`],
    ['&#55357; &#56489;', 'halfAPair', 0, '&#55357;'],
  ] as const)('refuses %s: %s', (escapes, code, at, escape) => {
    expect(unescape(escapes)).toEqual(fail(code, { at, values: { escape } }));
  });

  test('restores every text in every format, including one full of escapes', () => {
    const pieces = fc.constantFrom(
      '\\',
      '&',
      '%',
      'U+',
      'u',
      'x',
      '{',
      '}',
      '#',
      ';',
      '0041',
      'd83d',
      '41',
      ' ',
      ',',
      '\n',
      'é',
      '💩',
      '\\u0041',
      '&#65;',
      '&#153;',
      '\x99',
      '<',
      '>',
      '<U+00E9>',
      '\\xc3\\xa9',
      '\\303\\251',
      '%u0041',
      'U+0041',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.array(pieces, { minLength: 1 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom(...escapeFormats), fc.boolean(), fc.boolean(), (text, format, keepAscii, uppercase) => {
        const escaped = escapeWith(text, { format, keepAscii, uppercase });
        expect(escaped.ok && unescape(escaped.value ?? '')).toEqual(ok(text));
      }),
      { numRuns: runs(1000) },
    );
  });
});
