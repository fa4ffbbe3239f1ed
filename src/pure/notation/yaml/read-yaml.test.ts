import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { readYaml } from './read-yaml.ts';
import { yamlAsJson } from './yaml-as-json.ts';
import type { YamlVersion } from './yaml-schema.ts';

const kindsOf = (text: string, version: YamlVersion) => {
  const read = readYaml(text, version);
  const [document] = read.ok ? read.value.documents : [];
  return document?.kind === 'list' ? document.items.map(({ kind }) => kind) : [];
};

const hasComments = (text: string) => {
  const read = readYaml(text, '1.2');
  return read.ok && read.value.hasComments;
};

describe('readYaml', () => {
  test('prefers the version in %YAML to the given one', () => {
    expect(yamlAsJson('%YAML 1.1\n---\nyes\n...\n%YAML 1.2\n---\nyes', '1.2')).toEqual(['true', '"yes"']);
  });

  // The examples of the specification.
  test.each<[string, YamlVersion, string[]]>([
    ['a: 0777\nb: 0o17\nc: 12345678901234567890\nd: 1.10\ne: yes', '1.2', ['{"a":777,"b":15,"c":12345678901234567890,"d":1.10,"e":"yes"}']],
    [
      'a: 0777\nb: 0o17\nc: 12345678901234567890\nd: 1.10\ne: yes',
      '1.1',
      ['{"a":511,"b":"0o17","c":12345678901234567890,"d":1.10,"e":true}'],
    ],
    [
      'name: web\nports: [80, 443]\nbase: &b {cpu: 1}\nbig: {<<: *b, memory: 2Gi}',
      '1.2',
      ['{"name":"web","ports":[80,443],"base":{"cpu":1},"big":{"cpu":1,"memory":"2Gi"}}'],
    ],
    ['a: 1\n---\nb: 2', '1.2', ['{"a":1}', '{"b":2}']],
    ['a: 1_000\nb: 0b101\nc: 1:30\nd: "1_000"', '1.1', ['{"a":1000,"b":5,"c":90,"d":"1_000"}']],
    ['b: 1\n10: 2\n2: 3', '1.2', ['{"b":1,"10":2,"2":3}']],
    ['~', '1.2', ['null']],
    ['null', '1.2', ['null']],
  ])('reads %j in YAML %s', (text, version, json) => {
    expect(yamlAsJson(text, version)).toEqual(json);
  });

  test('omits empty documents if there are others', () => {
    expect(yamlAsJson('---\n---\na: 1\n---\n# nothing\n...\n')).toEqual(['{"a":1}']);
    expect(yamlAsJson('---\n---\n')).toEqual(['null']);
    expect(yamlAsJson('--- ~\n---\na: 1')).toEqual(['null', '{"a":1}']);
    expect(yamlAsJson('# only\n')).toEqual([]);
    expect(yamlAsJson('')).toEqual([]);
  });

  test.each([
    [
      '1: a\ntrue: b\n1.50: c\n0x10: d\n.inf: e\n2024-01-15: f\n: g',
      '{"1":"a","true":"b","1.50":"c","16":"d",".inf":"e","2024-01-15":"f","null":"g"}',
    ],
    ['? a\n? b\n: 1', '{"a":null,"b":1}'],
    ['&k key: 1\nother: *k', '{"key":1,"other":"key"}'],
    ['- &k key\n- *k : 1', '["key",{"key":1}]'],
    ['[a: 1, {b: 2}]', '[{"a":1},{"b":2}]'],
    ['a: &x 1\nb: *x\nc: &x 2\nd: *x', '{"a":1,"b":1,"c":2,"d":2}'],
    ['[01.5, 00, .5, 5., +1e3, 1e400, !!float 7, !!int "0x1F", !!str 1, ! 2]', '[1.5,0,0.5,5.0,1e3,1e400,7.0,31,"1","2"]'],
    ['%YAML 1.1\n--- [0b_, 0x_, ., ._, "y"]', '["0b_","0x_",".","._","y"]'],
    ['["2024-01-15", 2024-01-15, 2024-13-45, 12:30:00]', '["2024-01-15","2024-01-15","2024-13-45","12:30:00"]'],
  ])('reads %j', (text, json) => {
    expect(yamlAsJson(text)).toEqual([json]);
  });

  test('distinguishes dates from texts in the tree', () => {
    const text = '[2024-01-15, "2024-01-15", !!str 2024-01-15, 12:30:00, 2001-12-14 21:59:43 -5, 2024-13-45]';
    expect(kindsOf(text, '1.2')).toEqual(['dateTime', 'text', 'text', 'dateTime', 'text', 'text']);
    expect(kindsOf('[2024-01-15, "2024-01-15", 12:30:00, 2001-12-14 21:59:43 -5]', '1.1')).toEqual([
      'dateTime',
      'text',
      'integer',
      'dateTime',
    ]);
  });

  test('ignores an unknown tag and reports it', () => {
    const text = 'a: !Ref name\nb: !Number 12\nc: !List [1]\nd: !Quoted "1"\ne: !!int x';
    expect(yamlAsJson(text)).toEqual(['{"a":"name","b":12,"c":[1],"d":"1","e":"x"}']);
    const read = readYaml(text, '1.2');
    expect(read.ok && read.value.notices.map(({ values }) => Object.values(values))).toEqual([
      ['!Ref', 1],
      ['!Number', 2],
      ['!List', 3],
      ['!Quoted', 4],
      ['!!int', 5],
    ]);
  });

  test('detects comments', () => {
    expect(
      ['# x', 'a: 1 # x', '# x\n\na: 1', 'a: 1\n# x', 'a:\n  # x\n  - 1', '- # x\n  b: 1', '{\n# x\na: 1}', 'a: 1\n---\n# x\nb: 1'].map(
        hasComments,
      ),
    ).not.toContain(false);
    expect(['a: 1', 'a: "# x"', 'a#: b#'].map(hasComments)).not.toContain(true);
  });

  test('reports progress after each document', () => {
    const shares: number[] = [];
    readYaml('a: 1\n---\nb: 2\n---\nc: 3\n', '1.2', (share) => shares.push(share));
    expect(shares).toEqual([5 / 23, 14 / 23, 1]);
  });

  test('reads any JSON text as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        // A JSON float without a fraction becomes a tree integer, which has no -0.
        const text = JSON.stringify(value);
        expect(JSON.parse(yamlAsJson(text)[0] ?? '')).toEqual(JSON.parse(text));
      }),
    );
  });

  test('returns a result for any text', () => {
    const pieces = fc.constantFrom(
      'a',
      ': ',
      '- ',
      '\n',
      '  ',
      '[',
      ']',
      '{',
      '}',
      ',',
      '&a ',
      '*a',
      '<<',
      '!t ',
      '!!set ',
      '!!omap ',
      '!!pairs ',
      '"',
      "'",
      '|',
      '>',
      '#',
      '---\n',
      '%YAML 1.1\n',
      '? ',
      '\t',
      '0o7',
      '1:30',
      '.',
      '0b_',
      '!!binary ',
      '!!timestamp ',
      '!!merge ',
      '!!null ',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), fc.constantFrom<YamlVersion>('1.1', '1.2'), (parts, version) => {
        expect(typeof readYaml(parts.join(''), version).ok).toBe('boolean');
      }),
      { numRuns: runs(3000) },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        expect(typeof readYaml(text, '1.2').ok).toBe('boolean');
      }),
    );
  });
});
