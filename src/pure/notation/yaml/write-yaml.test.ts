import { describe, expect, test } from 'vitest';
import { readJsonTree } from '../json/read-json-tree.ts';
import type { TreeDocument, TreeValue } from '../tree/tree-value.ts';
import { writeYaml } from './write-yaml.ts';
import type { YamlLayout } from './yaml-layout.ts';

const plainLayout: YamlLayout = { indent: 2, sortKeys: false, keepComments: true };

const write = (document: TreeDocument, layout: Partial<YamlLayout> = {}) => {
  const written = writeYaml(document, { ...plainLayout, ...layout });
  return written.ok ? written.value : written.error.code;
};
const writeValue = (value: TreeValue, layout: Partial<YamlLayout> = {}) => write({ value, head: [], tail: [] }, layout);

function fromJson(text: string, layout: Partial<YamlLayout> = {}): string {
  const read = readJsonTree(text);
  return read.ok ? write(read.value.document, layout) : read.error.code;
}

describe('writeYaml', () => {
  // The examples of the specification.
  test.each([
    ['{"b":1,"10":2,"2":3}', 'b: 1\n"10": 2\n"2": 3'],
    [
      '{"on":"yes","port":"22:22","e":1e3,"f":1.10,"big":12345678901234567890}',
      '"on": "yes"\nport: "22:22"\ne: 1.0e+3\nf: 1.10\nbig: 12345678901234567890',
    ],
    ['{\n  // listening port\n  "port": 8080, // default\n  "hosts": ["a"]\n}', '# listening port\nport: 8080 # default\nhosts:\n  - a'],
    ['{"name": "web", "ports": [80, 443], "country": "no" /* Norway */}', 'name: web\nports:\n  - 80\n  - 443\ncountry: "no" # Norway'],
    ['{"foo":"bar","list":["item",{"key":"value"}]}', 'foo: bar\nlist:\n  - item\n  - key: value'],
    [
      '["yes","no","on","22:22","0777","1_000","1e3","2024-01-15","null",""]',
      '- "yes"\n- "no"\n- "on"\n- "22:22"\n- "0777"\n- "1_000"\n- "1e3"\n- "2024-01-15"\n- "null"\n- ""',
    ],
    [
      '["=", "a\tb", "a\u2028b", "\ufeff", "\ud800", "2001-12-14t21:59:43z", "--- a"]',
      '- "="\n- "a\\tb"\n- "a\\Lb"\n- "\\ufeff"\n- "\\ud800"\n- "2001-12-14t21:59:43z"\n- --- a',
    ],
    ['"--- a"', '"--- a"'],
    ['" a\\nb"', '" a\\nb"'],
    ['["a\\n ", "a\\n \\n", "\\n", " a\\nb"]', '- "a\\n "\n- "a\\n \\n"\n- "\\n"\n- |2-\n   a\n  b'],
    ['{"--- a": 1}', '"--- a": 1'],
    ['{"<<": {"a": []}, "e": {}}', '"<<":\n  a: []\ne: {}'],
    ['{"t": "a\\n b\\n", "u": "a\\nb", "v": 1}', 't: |\n  a\n   b\nu: |-\n  a\n  b\nv: 1'],
    ['[[1, [2, {"a": 3, "b": [4]}]], {"c": {"d": 5}}]', '- - 1\n  - - 2\n    - a: 3\n      b:\n        - 4\n- c:\n    d: 5'],
    ['[-Infinity, Infinity, NaN, 1.5e-7, 2E5, -1e+3, .5, 5.]', '- -.inf\n- .inf\n- .nan\n- 1.5e-7\n- 2.0E+5\n- -1.0e+3\n- 0.5\n- 5.0'],
    ['"a"', 'a'],
    ['[]', '[]'],
  ])('writes %s', (source, yaml) => {
    expect(fromJson(source)).toBe(yaml);
  });

  test('indents by four columns, but by two after a dash', () => {
    expect(fromJson('{"a":{"b":[{"c":{"d":1}},[2]]}}', { indent: 4 })).toBe('a:\n    b:\n        - c:\n              d: 1\n        - - 2');
  });

  test('sorts the keys of every map, and their comments with them', () => {
    expect(fromJson('{"b": 1, // one\n// two\n"a": {"d": 0, "c": [2, 1]}}', { sortKeys: true })).toBe(
      '# two\na:\n  c:\n    - 2\n    - 1\n  d: 0\nb: 1 # one',
    );
  });

  test.each([
    [
      '// x\n\n// y\n{"a": [1, // z\n {"b": 2} // u\n], "c": {} // v\n// w\n}\n// end',
      '# x\n\n# y\na:\n  - 1 # z\n  # u\n  - b: 2\nc: {} # v\n# w\n# end',
    ],
    ['{"a": [1] // x\n}', 'a: # x\n  - 1'],
    ['[ // x\n{ // y\n"a": 1 // z\n// u\n}]', '# x\n- # y\n  a: 1 # z\n  # u'],
    ['{"a": "b\\nc" // x\n}', 'a: |- # x\n  b\n  c'],
    ['1 // x', '1 # x'],
    ['/*\n * x\n *\n * y\n */\n{}', '# x\n#\n# y\n{}'],
    ['1 /* \u0000\u2028x */', '1 # \uFFFD\uFFFDx'],
  ])('places the comments of %j', (source, yaml) => {
    expect(fromJson(source)).toBe(yaml);
  });

  test('omits comments on request', () => {
    expect(fromJson('// x\n\n// y\n{"a": [1, // z\n 2], // u\n"b": 3 /* v */\n// w\n}\n// end', { keepComments: false })).toBe(
      'a:\n  - 1\n  - 2\nb: 3',
    );
  });

  test('ends with a line break only if it is part of the last text', () => {
    expect(fromJson('["a\\n"]')).toBe('- |\n  a\n');
    expect(fromJson('["a\\n\\n"]')).toBe('- |+\n  a\n\n');
    expect(fromJson('["a\\n", "b"]')).toBe('- |\n  a\n- b');
    expect(fromJson('"a\\nb"')).toBe('|-\n  a\n  b');
  });

  test('writes dates plain, and quotes a text that looks like a date', () => {
    const items: TreeValue[] = [
      { kind: 'dateTime', text: '1979-05-27T00:32:00.999999-07:00' },
      { kind: 'text', value: '1979-05-27t00:32:00z' },
      { kind: 'binary', bytes: new TextEncoder().encode('foob') },
    ];
    expect(writeValue({ kind: 'list', items })).toBe('- 1979-05-27T00:32:00.999999-07:00\n- "1979-05-27t00:32:00z"\n- !!binary "Zm9vYg=="');
  });

  test('writes a key of more than 1024 characters explicitly', () => {
    const key = 'k'.repeat(1025);
    expect(fromJson(JSON.stringify({ [key]: [1] }))).toBe(`? ${key}\n:\n  - 1`);
  });

  test('refuses to indent 100,000 levels of maps, and writes as many nested lists in one line', () => {
    expect(fromJson(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)).toBe('nestedTooDeeply');
    expect(fromJson('['.repeat(100_000) + ']'.repeat(100_000))).toBe(`${'- '.repeat(99_999)}[]`);
  });
});
