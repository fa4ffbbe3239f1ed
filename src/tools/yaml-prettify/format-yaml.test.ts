import { describe, expect, test } from 'vitest';
import { formatYaml, type YamlStyle } from './format-yaml.ts';

const PLAIN: YamlStyle = { indent: 2, indentLists: true, flowCollections: 'keep', sortKeys: false };

const formatted = (yaml: string, style: Partial<YamlStyle> = {}) => formatYaml(yaml, { ...PLAIN, ...style }).text;

describe('formatYaml', () => {
  // PyYAML 6.0.3, with and without libyaml, reads the same values before and after formatting.
  test.each([
    ['a: "\\x7f"\nb: "\\u2028"\nc: "\\/"\nd: "\\u00e9"', 'a: "\\x7f"\nb: "\\u2028"\nc: "\\/"\nd: "\\u00e9"'],
    ['a: "one \\\n  two\\\n\n  three \n\n  four\\ \n five "', 'a: "one two\\\n\n  three\n\n  four\\  five "'],
    ["a: 'one\n\n  two '", "a: 'one\n\n  two '"],
    ['a: one\n  two\n\n  three', 'a: one two\n\n  three'],
    ['|\nx\n y\n', '|\n  x\n   y'],
    ['--- >-\nx\ny\n', '--- >-\n  x y'],
    ['|2\n   x\n', '|2\n   x'],
    ['a: |1\n   x\n', 'a: |2\n    x'],
    ['a: |+\n x\n\n\nb: >-\n\n\nc: 1', 'a: |+\n  x\n\n\nb: >-\n\nc: 1'],
    [' --- x', '  --- x'],
    [' --- x: 1', '? --- x\n: 1'],
  ])('changes only the folding and indentation of scalars: %j', (yaml, text) => {
    expect(formatted(yaml)).toBe(text);
  });

  test.each([
    ['of an empty block scalar', 'a: | # why\nb: >- # why not\n# c\n', 'a: | # why\nb: >- # why not\n# c'],
    ['of the next key, under a list', 'b:\n  - x\n  # of b\n# of a\na: 1', 'b:\n  - x\n  # of b\n# of a\na: 1'],
    ['of the next key, under a list that is not indented', 'b:\n- x\n# of a\na: 1', 'b:\n  - x\n# of a\na: 1'],
    ['of the next key, under a map', 'b:\n    c: 1\n    # of b\n\n# of a\na: 1', 'b:\n  c: 1\n  # of b\n\n# of a\na: 1'],
    ['under an item, indented deeper', 'a: 1 # x\n     # y\nb: 2', 'a: 1 # x\n  # y\nb: 2'],
    ['on a dash', '-   # x\n  a: 1\n- # y\n\n  z', '- # x\n  a: 1\n- # y\n  z'],
    ['on a key', 'a:   # x\n   - b\nc: !t # y\n  d: 1', 'a: # x\n  - b\nc: !t # y\n  d: 1'],
    ['above the first key of an item', '-\n  # x\n  a: 1', '-\n  # x\n  a: 1'],
    ['on a tag and on an anchor', 'a: !t # x\n  &y # y\n  z', 'a: !t &y # x\n  # y\n  z'],
    ['on a marked key', '? a # x\n# y\n:  b', '? a # x\n# y\n: b'],
    ['on and above a bracket', 'a: [ # x\n 1, # y\n\n # z\n 2\n ] # u', 'a:\n  [\n    # x\n    1, # y\n\n    # z\n    2\n  ] # u'],
    ['on the markers of documents', '%YAML 1.2 # u\n--- # x\na\n... # y\n# z', '%YAML 1.2 # u\n--- # x\na\n... # y\n# z'],
    ['between a key without a value and the next document', 'a:\n# x\n---\nb: 1', 'a:\n# x\n---\nb: 1'],
    ['with trailing blanks', 'a: 1 # x \t\nb: # y  \n  - 1\n#   \n', 'a: 1 # x\nb: # y\n  - 1\n#'],
    ['on lines that end with CRLF', '# x\r\na: 1 # y\r\nb: |\r\n  z\r\n\r\n# u\r\n', '# x\na: 1 # y\nb: |\n  z\n\n# u'],
  ])('keeps a comment in its place: %s', (_place, yaml, text) => {
    expect(formatted(yaml)).toBe(text);
    expect(formatted(text)).toBe(text);
  });

  test.each([
    ['b:\n  - x\n  # of b\n# of a\na: 1', '# of a\na: 1\nb:\n  - x\n  # of b'],
    ['b:\n- x\n# of a\na: 1 # a', '# of a\na: 1 # a\nb:\n  - x'],
    ['b: # b\n  d: 1\n  # of c\n  c: 2 # c\n# end', 'b: # b\n  # of c\n  c: 2 # c\n  d: 1\n# end'],
    ['# head\n\n# of b\nb: 1\n# of a\na: 2', '# head\n\n# of a\na: 2\n# of b\nb: 1'],
    ['- # item\n  # of b\n  b: 1\n  a: 2', '- # item\n  a: 2\n  # of b\n  b: 1'],
    ['b: 1\n  # under b\na: 2', 'a: 2\nb: 1\n  # under b'],
    // A blank line there would be part of the text.
    ['b: 1\n\nc: 2\na: |+\n  x', 'a: |+\n  x\nb: 1\n\nc: 2'],
  ])('moves each comment with its key: %j', (yaml, text) => {
    expect(formatted(yaml, { sortKeys: true })).toBe(text);
    expect(formatted(text, { sortKeys: true })).toBe(text);
  });

  test.each([
    ['a: [1, 2] # x', 'a: # x\n  - 1\n  - 2'],
    ['a: [ # x\n 1, 2 ] # y\n  # z', 'a: # y\n  # x\n  - 1\n  - 2\n  # z'],
    ['[a: 1, ? b] # x', '# x\n- a: 1\n- ? b'],
    ['{a, b: {c}}', 'a:\nb:\n  ? c'],
  ])('keeps the comments of a flow collection that becomes a block: %j', (yaml, text) => {
    expect(formatted(yaml, { flowCollections: 'expand' })).toBe(text);
  });

  test.each([
    ['a: 1\n\n\n\n\nb: 2\n\n \n\t\n# c\n\n\nc: 3\n\n\n', 'a: 1\n\nb: 2\n\n# c\n\nc: 3'],
    ['a: 1 # x\n\n\nb:\n  - 1\n\n\n  - 2\n\n\n# y', 'a: 1 # x\n\nb:\n  - 1\n\n  - 2\n\n# y'],
    ['a:   \nb: &x   \nc: !t \n', 'a:\nb: &x\nc: !t'],
  ])('keeps single blank lines and removes trailing blanks: %j', (yaml, text) => {
    expect(formatted(yaml)).toBe(text);
  });

  // The library accepts these but drops the second value.
  test.each([
    ['? a\n- b', 4],
    ['? ? k\n- x', 6],
  ])('refuses a value without a colon after its key: %j', (yaml, at) => {
    expect(formatYaml(yaml, PLAIN).faults).toEqual([{ code: 'yamlValueMissing', at }]);
  });
});
