import { ParseError, parseTOML } from 'toml-eslint-parser';
import { describe, expect, test } from 'vitest';
import { errorOf, expectOwnSentence, matchesText, sourceTexts, unknownTexts } from '#test/support/library-texts.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { readToml } from './read-toml.ts';
import { tomlFault } from './toml-error.ts';

/** Every message of the library, with a document that causes it. */
const EXAMPLES: readonly (readonly [text: string, toml: string])[] = [
  ['Unterminated string constant', 'a = "b'],
  ['Unterminated table-key', '[a'],
  ['Unterminated array', 'a = [1'],
  ['Unterminated inline table', 'a = { b = 1'],
  ['Empty bare keys are not allowed', '[]'],
  ['Must be a newline', 'a = 1 b = 2'],
  ['Expected equal (=) token', 'a'],
  ['Unspecified values are invalid', 'a ='],
  ['Expected comma (,) token', 'a = [1 2]'],
  ['Defining a key multiple times is invalid', 'a = 1\na = 2'],
  ['Unexpected character', 'a = yes'],
  ['Unexpected token', '= 1'],
  ['Control characters (codes < 0x1f and 0x7f) are not allowed', 'a = "\u0001"'],
  ['Invalid code point … within comments', '# \u0001'],
  ['The key, equals sign, and value must be on the same line', 'a =\n1'],
  ['Underscores are allowed between digits', 'a = 1__0'],
  ['Unexpected spaces', '[[a] ]'],
  ['Three or more quotes are not permitted', "a = '''b''''''"],
  ['Unexpected invalid date', 'a = 2024-02-30'],
  ['Unexpected invalid time', 'a = 24:00:00'],
  ['Leading zeros are not allowed', 'a = 012'],
  ['Invalid character in escape sequence', 'a = "\\q"'],
  ['Consecutive dots are not permitted in keys', 'a..b = 1'],
  ['Invalid code point …', 'a = "\\uD800"'],
  ['Keys cannot end with a dot', 'a. = 1'],
  ['Keys cannot start with a dot', '[.a]'],
];

/** Messages that the library uses only for TOML 1.0. */
const OF_TOML_1_0 = [
  'No newlines are allowed between the curly braces unless they are valid within a value',
  'Trailing comma is not permitted in an inline table',
];

const t = toolTexts('toml-to-json', 'en');

describe('the messages of toml-eslint-parser', () => {
  test('are all known', () => {
    const texts = sourceTexts('node_modules/toml-eslint-parser/lib/index.mjs', /^\t"[a-z-]+": "(?<text>.*)"/gm);
    expect(texts).toHaveLength(EXAMPLES.length + OF_TOML_1_0.length);
    expect(unknownTexts([...texts, 'A new text'], [...EXAMPLES.map(([text]) => text), ...OF_TOML_1_0])).toEqual(['A new text']);
  });

  test.each(EXAMPLES)('are mapped to our own message: %s', (text, toml) => {
    const { message } = errorOf(() => parseTOML(toml, { tomlVersion: '1.1.0' }));
    expect(matchesText(message, text)).toBe(true);
    const read = readToml(toml);
    if (read.ok) throw new Error('was read');
    expect(read.error.code).not.toBe('tomlOther');
    expectOwnSentence(t(`errors.${read.error.code}`, read.error.values), message);
  });

  test('are mapped to a general message if they are new', () => {
    const error = errorOf(() => parseTOML('a = yes', { tomlVersion: '1.1.0' }));
    expect(error).toBeInstanceOf(ParseError);
    error.message = 'A new text';
    expect(tomlFault(error)).toEqual({ code: 'tomlOther', at: 4, quoted: {} });
    expect(t('errors.tomlOther', { line: 1, column: 5 })).toBe('Line 1, column 5: this TOML cannot be read here.');
  });
});
