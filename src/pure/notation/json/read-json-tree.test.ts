import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { readJsonTree } from './read-json-tree.ts';
import { writeJsonTree } from './write-json-tree.ts';

/** The tree as JSON again, without white space. */
function rewrite(text: string): string {
  const read = readJsonTree(text);
  if (!read.ok) return `${read.error.code} at ${read.error.at}`;
  const written = writeJsonTree(read.value.document.value, { indent: '', sortKeys: false });
  return written.ok ? written.value.text : written.error.code;
}

const errorOf = (text: string) => {
  const read = readJsonTree(text);
  if (read.ok) throw new Error('was read');
  const { code, values: { line, column, ...quoted } = {} } = read.error;
  return [code, line, column, ...Object.values(quoted)];
};

describe('readJsonTree', () => {
  // JSONTestSuite (Nicolas Seriot), files y_*: must be accepted.
  test.each([
    ['y_array_arraysWithSpaces', '[[]   ]'],
    ['y_array_heterogeneous', '[null, 1, "1", {}]'],
    ['y_number_0e+1', '[0e+1]'],
    ['y_number_after_space', '[ 4]'],
    ['y_number_double_close_to_zero', '[-0.000000000000000000000000000000000000000000000000000000000000000000000000000001]\n'],
    ['y_number_real_capital_e_neg_exp', '[1E-2]'],
    ['y_object_duplicated_key_and_value', '{"a":"b","a":"b"}'],
    ['y_object_escaped_null_in_key', '{"foo\\u0000bar": 42}'],
    ['y_string_1_2_3_bytes_UTF-8_sequences', '["\\u0060\\u012a\\u12AB"]'],
    ['y_string_accepted_surrogate_pair', '["\\uD801\\udc37"]'],
    ['y_string_allowed_escapes', '["\\"\\\\\\/\\b\\f\\n\\r\\t"]'],
    ['y_string_last_surrogates_1_and_2', '["\\uDBFF\\uDFFF"]'],
    ['y_string_unescaped_char_delete', '["\x7f"]'],
    ['y_string_u+2028_line_sep', '["\u2028"]'],
    ['y_structure_lonely_negative_real', '-0.1'],
    ['y_structure_string_empty', '""'],
    ['y_structure_whitespace_array', ' [] '],
  ])('agrees with JSON.parse on %s', (_name, text) => {
    expect(JSON.parse(rewrite(text))).toEqual(JSON.parse(text));
  });

  // JSONTestSuite, files n_*, except for those that JSON5 allows: must be rejected.
  test.each([
    ['n_array_1_true_without_comma', '[1 true]'],
    ['n_array_colon_instead_of_comma', '["": 1]'],
    ['n_array_comma_after_close', '[""],'],
    ['n_array_double_comma', '[1,,2]'],
    ['n_array_just_comma', '[,]'],
    ['n_array_unclosed_trailing_comma', '[1,'],
    ['n_incomplete_false', '[fals]'],
    ['n_number_-01', '[-01]'],
    ['n_number_.-1', '[.-1]'],
    ['n_number_0.3e+', '[0.3e+]'],
    ['n_number_0x42_hex_1_digit', '[0x]'],
    ['n_number_1_000', '[1 000.0]'],
    ['n_number_minus_sign_with_trailing_garbage', '[-foo]'],
    ['n_number_++', '[++1234]'],
    ['n_number_U+FF11_fullwidth_digit_one', '[１]'],
    ['n_number_with_alpha', '[1.2a-3]'],
    ['n_object_bad_value', '["x", truth]'],
    ['n_object_comma_instead_of_colon', '{"x", null}'],
    ['n_object_double_colon', '{"x"::"b"}'],
    ['n_object_missing_value', '{"a":'],
    ['n_object_non_string_key', '{1:1}'],
    ['n_object_two_commas_in_a_row', '{"a":"b",,"c":"d"}'],
    ['n_single_space', ' '],
    ['n_string_1_surrogate_then_escape_u1x', '["\\uD800\\u1x"]'],
    ['n_string_incomplete_escape', '["\\"]'],
    ['n_string_unescaped_newline', '["new\nline"]'],
    ['n_structure_100000_opening_arrays', '['.repeat(100_000)],
    ['n_structure_angle_bracket_.', '<.>'],
    ['n_structure_close_unopened_array', '1]'],
    ['n_structure_comment_unclosed', '[/*'],
    ['n_structure_lone-open-bracket', '['],
    ['n_structure_object_followed_by_closing_object', '{}}'],
    ['n_structure_open_array_apostrophe', "['"],
    ['n_structure_U+2060_word_joined', '[\u2060]'],
  ])('refuses %s', (_name, text) => {
    expect(readJsonTree(text).ok).toBe(false);
  });

  // JSON5 1.0.0: the example of section 1.2, and the forms of numbers and strings in sections 5 and 6.
  test.each([
    [
      "{\n  // comments\n  unquoted: 'and you can quote me on that',\n  singleQuotes: 'I can use \"double quotes\" here',\n  lineBreaks: \"Look, Mom! \\\nNo \\\\n's!\",\n" +
        '  hexadecimal: 0xdecaf,\n  leadingDecimalPoint: .8675309, andTrailing: 8675309.,\n  positiveSign: +1,\n  trailingComma: \'in objects\', andIn: [\'arrays\',],\n  "backwardsCompatible": "with JSON",\n}',
      '{"unquoted":"and you can quote me on that","singleQuotes":"I can use \\"double quotes\\" here","lineBreaks":"Look, Mom! No \\\\n\'s!","hexadecimal":912559,"leadingDecimalPoint":0.8675309,"andTrailing":8675309.0,"positiveSign":1,"trailingComma":"in objects","andIn":["arrays"],"backwardsCompatible":"with JSON"}',
    ],
    ['[-.5, +.5e3, -0xC8, 5.]', '[-0.5,0.5e3,-200,5.0]'],
    ['[Infinity, -Infinity, +NaN]', '[null,null,null]'],
    ["['\\x41\\u0042\\v\\0\\q\\'\\\r\n']", '["AB\\u000b\\u0000q\'"]'],
    ['{true: 1, null: 2, NaN: 3, $_é: 4, \\u0061b: 5}', '{"true":1,"null":2,"NaN":3,"$_é":4,"ab":5}'],
    ['\uFEFF\u00a0[\t1,\v2\f]', '[1,2]'],
    ['["tab\there"]', '["tab\\there"]'],
  ])('reads the JSON5 %j', (text, json) => {
    expect(rewrite(text)).toBe(json);
  });

  test.each([
    ['12345678901234567890', '12345678901234567890'],
    ['-0', '0'],
    ['0xFFFFFFFFFFFFFFFFFF', '4722366482869645213695'],
    ['1.777777777777777777', '1.777777777777777777'],
    ['1E400', '1E400'],
    ['{"b":1,"10":2,"2":3}', '{"b":1,"10":2,"2":3}'],
    ['{"__proto__":1,"constructor":{}}', '{"__proto__":1,"constructor":{}}'],
  ])('preserves digits and order: %s', (text, json) => {
    expect(rewrite(text)).toBe(json);
  });

  // The specification gives the messages and the first twelve positions.
  test.each([
    ['{"a" 1}', 'jsonColonExpected', 1, 6],
    ['{"a": 1,\n "b" 2}', 'jsonColonExpected', 2, 6],
    ['[1,,2]', 'jsonValueExpected', 1, 4],
    ['{,}', 'jsonNameExpected', 1, 2],
    ['{"a":1 "b"}', 'jsonCommaOrBraceExpected', 1, 8],
    ['[1 2]', 'jsonCommaOrBracketExpected', 1, 4],
    ['[tru]', 'jsonWordUnknown', 1, 2, 'tru'],
    ['[01]', 'jsonNumberInvalid', 1, 2, '01'],
    ['[1, "abc', 'jsonStringOpen', 1, 5],
    ['{} x', 'jsonTextAfterValue', 1, 4],
    ['[1, 2', 'jsonEndsEarly', 1, 6, ']'],
    ['{"a": [1]\n', 'jsonEndsEarly', 2, 1, '}'],
    ['["a\\u12"]', 'jsonEscapeInvalid', 1, 4, '\\u12'],
    ["['\\8']", 'jsonEscapeInvalid', 1, 3, '\\8'],
    // JSON5 would drop the backslashes of a Windows path.
    ['["C:\\Users"]', 'jsonEscapeInvalid', 1, 5, '\\U'],
    ['["\\d+"]', 'jsonEscapeInvalid', 1, 3, '\\d'],
    ['[1, /* 2]', 'jsonCommentOpen', 1, 5],
    ['{"a": 1 /* 2}', 'jsonCommentOpen', 1, 9],
    ['[-]', 'jsonNumberInvalid', 1, 2, '-'],
    ['[1_000]', 'jsonNumberInvalid', 1, 2, '1_000'],
    ['[1 tru]', 'jsonCommaOrBracketExpected', 1, 4],
    ['{"a": 1]', 'jsonCommaOrBraceExpected', 1, 8],
    ["{'a", 'jsonStringOpen', 1, 2],
    ['@', 'jsonValueExpected', 1, 1],
    ['// only', 'jsonValueExpected', 1, 8],
    ['\uFEFF[x]', 'jsonWordUnknown', 1, 2, 'x'],
  ])('describes the error in %j', (text, code, line, column, ...quoted) => {
    expect(errorOf(text).slice(0, 3 + quoted.length)).toEqual([code, line, column, ...quoted]);
  });

  test('marks the offset in the original text, including the byte order mark', () => {
    expect(readJsonTree('\uFEFF[x]')).toMatchObject({ error: { at: 2 } });
    expect(readJsonTree('{"a": 1,\n "b" 2}')).toMatchObject({ error: { at: 14 } });
  });

  test('quotes no more than 60 characters of a token', () => {
    expect(errorOf('x'.repeat(1000))[3]).toBe(`${'x'.repeat(60)}…`);
  });

  test('gives a repeated key its first position and its last value, and reports each repetition', () => {
    const text = '{"a":1,"b":{"c":2,\n"c":3},"a":4}';
    expect(rewrite(text)).toBe('{"a":4,"b":{"c":3}}');
    expect(readJsonTree(text)).toMatchObject({
      value: {
        notices: [
          { code: 'duplicateKey', values: { key: 'c', line: 2 } },
          { code: 'duplicateKey', values: { key: 'a', line: 2 } },
        ],
      },
    });
    const many = `{${Array.from({ length: 40 }, (_, index) => `"k${index % 20}":${index}`).join()}}`;
    expect(rewrite(many)).toBe(JSON.stringify(JSON.parse(many)));
  });

  test('reads 100,000 levels', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(rewrite(deep)).toBe(deep);
    const deepMaps = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    expect(rewrite(deepMaps)).toBe(deepMaps);
  });

  test('reports progress regularly', () => {
    const shares: number[] = [];
    readJsonTree(`[${'12345678,'.repeat(250_000)}0]`, (share) => shares.push(share));
    expect(shares).toHaveLength(4);
    expect(shares.every((share, index) => share > (shares[index - 1] ?? 0) && share < 1)).toBe(true);
  });

  test('reads a JSON text as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom('', ' ', '\n\t'), (text, space) => {
        expect(JSON.parse(rewrite(space + text + space))).toEqual(JSON.parse(text));
      }),
    );
  });

  test('refuses invalid JSON, or reads it as JSON5', () => {
    const pieces = fc.array(
      fc.constantFrom('{', '}', '[', ']', ':', ',', '"a"', "'b'", '1', '-.5', '0x1', 'true', 'x', '//c\n', '/*d*/', '\\', '"', '\n'),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('');
        const read = readJsonTree(text);
        expect(read.ok || !isParsed(text)).toBe(true);
        // An accepted text is written as valid JSON, and an error has an offset within the text.
        expect(read.ok ? isParsed(rewrite(text)) : read.error.at !== undefined && read.error.at <= text.length).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('returns a result for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (text) => {
        expect(typeof readJsonTree(text).ok).toBe('boolean');
      }),
    );
  });
});

function isParsed(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
