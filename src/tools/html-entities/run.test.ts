import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { runs } from '#test/support/runs.ts';
import { declaration } from './declare.ts';
import { html4Names } from './html4-names.ts';
import { escapeScopes, referenceFormats } from './reference-style.ts';
import { escape as escapeText, unescape as unescapeText } from './run.ts';

const { options } = declaration;

type Options = Partial<ValuesOf<typeof options>>;

const escape = (text: string, chosen: Options = {}) => escapeText({ text, ...initialValues(options), ...chosen });
const unescape = (escaped: string, chosen: Options = {}) => unescapeText({ escaped, ...initialValues(options), ...chosen });

describe('escape', () => {
  test.each([
    ['<title>IT Tool</title>', {}, '&lt;title&gt;IT Tool&lt;/title&gt;', 'the older it-tools'],
    [`& < > " '`, {}, '&amp; &lt; &gt; &quot; &#39;', 'HTML 4.01, section 24.4'],
    ["Tom & 'Jerry'", { format: 'decimal' }, 'Tom &#38; &#39;Jerry&#39;', 'Unicode code charts'],
    ["Tom & 'Jerry'", { format: 'hexadecimal' }, 'Tom &#x26; &#x27;Jerry&#x27;', 'Unicode code charts'],
    ['é ©', {}, 'é ©', 'not requested'],
    [
      '<a href="x">© é → 😀 ą\'</a>',
      { characters: 'nonAscii' },
      '&lt;a href=&quot;x&quot;&gt;&copy; &eacute; &rarr; &#x1F600; &#x105;&#39;&lt;/a&gt;',
      'HTML 4.01, section 24',
    ],
    ['foo © bar ≠ baz 𝌆 qux', { characters: 'nonAscii' }, 'foo &copy; bar &ne; baz &#x1D306; qux', 'the documentation of he'],
    ['~\u007f\u00a0Ω', { characters: 'nonAscii' }, '~&#x7F;&nbsp;&Omega;', 'HTML 4.01, section 24.2.1 and 24.3.1'],
    ['€ŒŸ…™♦', { characters: 'nonAscii' }, '&euro;&OElig;&Yuml;&hellip;&trade;&diams;', 'HTML 4.01, section 24'],
    ['😀é', { characters: 'nonAscii', format: 'decimal' }, '&#128512;&#233;', 'Unicode code charts'],
    ['a <\r\n\t', { characters: 'all' }, '&#x61;&#x20;&lt;\r\n&#x9;', 'Unicode code charts'],
    ['a1', { characters: 'all', format: 'decimal' }, '&#97;&#49;', 'Unicode code charts'],
    ['\ud800', { characters: 'nonAscii' }, '&#xD800;', 'as it is'],
  ] as const)('escapes %j with %j as %s (%s)', (text, chosen, escaped, _source) => {
    expect(escape(text, chosen)).toEqual(ok(escaped));
  });

  test('returns nothing for empty input', () => {
    expect([escape(''), unescape('')]).toEqual([ok(null), ok(null)]);
  });

  test('refuses more than 50 MB', () => {
    expect(escape('x'.repeat(50_000_001))).toEqual(fail('textTooLong'));
    expect(unescape('x'.repeat(50_000_001))).toEqual(fail('textTooLong'));
  });

  test('is reversed by unescaping, except for characters without a reference', () => {
    const anyCharacter = fc.constantFrom(...html4Names.keys(), '&', '<', 'a', '#', ';', 'x', '\r', '\n', '💯', '\u2329', '\u232a');
    const texts = fc.oneof(
      fc.string({ unit: anyCharacter, minLength: 1 }),
      // HTML Standard, section 13.2.5.80: a reference to NUL, a C1 control, or a surrogate decodes to another character.
      fc
        .string({ unit: 'binary' })
        .map((text) => text.toWellFormed().replaceAll(/[\0\u0080-\u009f]/g, ''))
        .filter(Boolean),
    );
    fc.assert(
      fc.property(
        texts,
        fc.constantFrom(...escapeScopes),
        fc.constantFrom(...referenceFormats),
        fc.boolean(),
        (text, characters, format, requireSemicolon) => {
          const escaped = escape(text, { characters, format });
          expect(escaped.ok && unescape(escaped.value ?? '', { requireSemicolon })).toMatchObject(ok({ unescaped: text }));
        },
      ),
      { numRuns: runs(300) },
    );
  });

  test('returns printable ASCII if all other characters are escaped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.constantFrom(...referenceFormats), (text, format) => {
        expect(escape(text, { characters: 'nonAscii', format })).toEqual(ok(expect.stringMatching(/^[\0-~]*$/)));
      }),
    );
  });
});

test('HTML 4.01 names 248 characters beyond ASCII, and the HTML Standard gives two of these names another meaning', () => {
  expect(html4Names.size).toBe(252 - 4 - 2);
});

describe('unescape', () => {
  test.each([
    ['&lt;title&gt;IT Tool&lt;/title&gt;', {}, '<title>IT Tool</title>', 'the older it-tools'],
    ["I'm &notit; I tell you", {}, "I'm ¬it; I tell you", 'HTML Standard, section 13.2.5.73'],
    ["I'm &notin; I tell you", {}, "I'm ∉ I tell you", 'HTML Standard, section 13.2.5.73'],
    ['&#128; &#x110000; &bogus; &AMP', {}, '€ � &bogus; &', 'HTML Standard, section 13.2.5.80'],
    ['&#xD800;&#0;&#159;&#x41', {}, '��ŸA', 'HTML Standard, section 13.2.5.80'],
    ['&NotEqualTilde;&CounterClockwiseContourIntegral;&fjlig;', {}, '≂̸∳fj', 'HTML Standard, section 13.5'],
    ['&amp;lt;', {}, '&lt;', 'once'],
    ['&#x; &#; & &&amp; &a', {}, '&#x; &#; & && &a', 'HTML Standard, section 13.2.5.72'],
    ['?a=1&copy=2', {}, '?a=1©=2', 'HTML Standard, section 13.2.5.73'],
    ['?a=1&copy=2&lt;', { requireSemicolon: true }, '?a=1&copy=2<', 'the section of the tool'],
    ['&notit;', { requireSemicolon: true }, '&notit;', 'the section of the tool'],
    ['&#65 &#66;', { requireSemicolon: true }, '&#65 B', 'the section of the tool'],
  ] as const)('reads %j with %j as %j (%s)', (escaped, chosen, text, _source) => {
    expect(unescape(escaped, chosen)).toMatchObject(ok({ unescaped: text }));
  });

  test.each([
    ['plain text\t\r\n', ''],
    ['a&nbsp;b&#8203;c&nbsp;', 'U+00A0 ×2, U+200B ×1'],
    ['&shy;\u0000&#x7F;\ufeff\u3000', 'U+00AD ×1, U+0000 ×1, U+007F ×1, U+FEFF ×1, U+3000 ×1'],
    ['\u1680\u180e\u2000\u200f\u2010\u2027\u2028\u202f', 'U+1680 ×1, U+180E ×1, U+2000 ×1, U+200F ×1, U+2028 ×1, U+202F ×1'],
    ['\u061c\u205f\u2064\u2065\u2066\u206f\u2070\u009f\u00a1', 'U+061C ×1, U+205F ×1, U+2064 ×1, U+2066 ×1, U+206F ×1, U+009F ×1'],
    ['\u0008\u0009\u000b\u000c\u000e\u001f ', 'U+0008 ×1, U+000B ×1, U+000C ×1, U+000E ×1, U+001F ×1'],
  ])('finds in %j the invisible characters %j', (escaped, invisible) => {
    expect(unescape(escaped)).toMatchObject(ok({ invisible }));
  });

  test('does not change a text without an ampersand', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'binary' })
          .map((source) => source.replaceAll('&', ''))
          .filter(Boolean),
        (text) => {
          expect(unescape(text)).toMatchObject(ok({ unescaped: text }));
        },
      ),
    );
  });
});
