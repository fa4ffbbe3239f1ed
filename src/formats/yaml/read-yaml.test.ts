import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeJsonTree } from '../json/write-json-tree.ts';
import { readYaml } from './read-yaml.ts';
import type { YamlVersion } from './yaml-schema.ts';

/** Each document as JSON without white space. */
function toJson(text: string, version: YamlVersion = '1.2'): string[] {
  const read = readYaml(text, version);
  if (!read.ok) return [read.error.code];
  return read.value.documents.map((document) => {
    const written = writeJsonTree(document, { indent: '', sortKeys: false });
    return written.ok ? written.value.text : written.error.code;
  });
}

const errorOf = (text: string) => {
  const read = readYaml(text, '1.2');
  if (read.ok) throw new Error('was read');
  const { code, values: { line, column, ...quoted } = {} } = read.error;
  return [code, line, column, ...Object.values(quoted)];
};

const kindsOf = (text: string, version: YamlVersion) => {
  const read = readYaml(text, version);
  const [document] = read.ok ? read.value.documents : [];
  return document?.kind === 'list' ? document.items.map(({ kind }) => kind) : [];
};

const hasComments = (text: string) => {
  const read = readYaml(text, '1.2');
  return read.ok && read.value.hasComments;
};

const nines = (anchor: string, items: string) => `${anchor}: &${anchor} [${Array(9).fill(items).join()}]\n`;

const laughs = (levels: string) => [...levels].map((anchor, index) => nines(anchor, index === 0 ? 'x' : `*${levels[index - 1]}`)).join('');

describe('readYaml', () => {
  // YAML 1.2.2, chapter 2, by the number of the example; the results follow from the text.
  test.each([
    ['2.1', '- Mark McGwire\n- Sammy Sosa\n- Ken Griffey', '["Mark McGwire","Sammy Sosa","Ken Griffey"]'],
    ['2.2', 'hr:  65    # Home runs\navg: 0.278 # Batting average\nrbi: 147   # Runs Batted In', '{"hr":65,"avg":0.278,"rbi":147}'],
    [
      '2.4',
      '-\n  name: Mark McGwire\n  hr:   65\n-\n  name: Sammy Sosa\n  hr:   63',
      '[{"name":"Mark McGwire","hr":65},{"name":"Sammy Sosa","hr":63}]',
    ],
    ['2.5', '- [name        , hr, avg  ]\n- [Mark McGwire, 65, 0.278]', '[["name","hr","avg"],["Mark McGwire",65,0.278]]'],
    [
      '2.6',
      'Mark McGwire: {hr: 65, avg: 0.278}\nSammy Sosa: {\n    hr: 63,\n    avg: 0.288,\n }',
      '{"Mark McGwire":{"hr":65,"avg":0.278},"Sammy Sosa":{"hr":63,"avg":0.288}}',
    ],
    [
      '2.10',
      'hr:\n- Mark McGwire\n# Name "Sammy Sosa" scalar SS\n- &SS Sammy Sosa\nrbi:\n- *SS\n- Ken Griffey',
      '{"hr":["Mark McGwire","Sammy Sosa"],"rbi":["Sammy Sosa","Ken Griffey"]}',
    ],
    ['2.13', '--- |\n  \\//||\\/||\n  // ||  ||__\n', '"\\\\//||\\\\/||\\n// ||  ||__\\n"'],
    [
      '2.14',
      "--- >\n  Mark McGwire's\n  year was crippled\n  by a knee injury.\n",
      '"Mark McGwire\'s year was crippled by a knee injury.\\n"',
    ],
    [
      '2.17',
      "control: \"\\b1998\\t1999\\t2000\\n\"\nsingle: '\"Howdy!\" he cried.'\nquoted: ' # Not a ''comment''.'",
      '{"control":"\\b1998\\t1999\\t2000\\n","single":"\\"Howdy!\\" he cried.","quoted":" # Not a \'comment\'."}',
    ],
    ['2.18', 'plain:\n  This unquoted scalar\n  spans many lines.', '{"plain":"This unquoted scalar spans many lines."}'],
    [
      '2.19',
      'canonical: 12345\ndecimal: +12345\noctal: 0o14\nhexadecimal: 0xC',
      '{"canonical":12345,"decimal":12345,"octal":12,"hexadecimal":12}',
    ],
    [
      '2.20',
      'canonical: 1.23015e+3\nexponential: 12.3015e+02\nfixed: 1230.15\nnegative infinity: -.inf\nnot a number: .nan',
      '{"canonical":1.23015e+3,"exponential":12.3015e+02,"fixed":1230.15,"negative infinity":null,"not a number":null}',
    ],
    ['2.21', "null:\nbooleans: [ true, false ]\nstring: '012345'", '{"null":null,"booleans":[true,false],"string":"012345"}'],
    [
      '2.22',
      'canonical: 2001-12-15T02:59:43.1Z\niso8601: 2001-12-14t21:59:43.10-05:00\ndate: 2002-12-14',
      '{"canonical":"2001-12-15T02:59:43.1Z","iso8601":"2001-12-14t21:59:43.10-05:00","date":"2002-12-14"}',
    ],
    [
      '2.23',
      'not-date: !!str 2002-04-28\npicture: !!binary |\n R0lGODlhDAAMAIQAAP//9/X17unp5WZmZgAAAOfn515eXv\n Pz7Y6OjuDg4J+fn5OTk6enp56enmlpaWNjY6Ojo4SEhP/++f',
      '{"not-date":"2002-04-28","picture":"R0lGODlhDAAMAIQAAP//9/X17unp5WZmZgAAAOfn515eXvPz7Y6OjuDg4J+fn5OTk6enp56enmlpaWNjY6Ojo4SEhP/++Q=="}',
    ],
    ['2.25', '--- !!set\n? Mark McGwire\n? Sammy Sosa\n? Ken Griffey', '{"Mark McGwire":null,"Sammy Sosa":null,"Ken Griffey":null}'],
    ['2.26', '--- !!omap\n- Mark McGwire: 65\n- Sammy Sosa: 63\n- Ken Griffey: 58', '{"Mark McGwire":65,"Sammy Sosa":63,"Ken Griffey":58}'],
  ])('reads example %s', (_number, text, json) => {
    expect(toJson(text)).toEqual([json]);
  });

  test('reads the documents of examples 2.7 and 2.8', () => {
    expect(
      toJson('# Ranking of 1998 home runs\n---\n- Mark McGwire\n- Sammy Sosa\n\n# Team ranking\n---\n- Chicago Cubs\n- St Louis Cardinals'),
    ).toEqual(['["Mark McGwire","Sammy Sosa"]', '["Chicago Cubs","St Louis Cardinals"]']);
    expect(toJson('---\ntime: 20:03:20\nplayer: Sammy Sosa\n...\n---\ntime: 20:03:47\n...')).toEqual([
      '{"time":"20:03:20","player":"Sammy Sosa"}',
      '{"time":"20:03:47"}',
    ]);
  });

  // The YAML 1.1 type repository, https://yaml.org/type/: the examples of int, float, bool, null, timestamp, binary, merge, omap, pairs, set.
  test.each([
    [
      'int',
      'canonical: 685230\ndecimal: +685_230\noctal: 02472256\nhexadecimal: 0x_0A_74_AE\nbinary: 0b1010_0111_0100_1010_1110\nsexagesimal: 190:20:30',
      '{"canonical":685230,"decimal":685230,"octal":685230,"hexadecimal":685230,"binary":685230,"sexagesimal":685230}',
    ],
    [
      'float',
      'canonical: 6.8523015e+5\nexponential: 685.230_15e+03\nfixed: 685_230.15\nsexagesimal: 190:20:30.15\nnegative infinity: -.inf',
      '{"canonical":6.8523015e+5,"exponential":685.23015e+03,"fixed":685230.15,"sexagesimal":685230.15,"negative infinity":null}',
    ],
    ['bool', 'canonical: y\nanswer: NO\nlogical: True\noption: on', '{"canonical":true,"answer":false,"logical":true,"option":true}'],
    ['null', 'empty:\ncanonical: ~\nenglish: null\n~: null key', '{"empty":null,"canonical":null,"english":null,"null":"null key"}'],
    [
      'timestamp',
      'canonical: 2001-12-15T02:59:43.1Z\nspace separated: 2001-12-14 21:59:43.10 -5\nno time zone (Z): 2001-12-15 2:59:43.10',
      '{"canonical":"2001-12-15T02:59:43.1Z","space separated":"2001-12-14 21:59:43.10 -5","no time zone (Z)":"2001-12-15 2:59:43.10"}',
    ],
    ['binary', 'canonical: !!binary "R0lGODlhDAAMAIQAAP//"', '{"canonical":"R0lGODlhDAAMAIQAAP//"}'],
    [
      'omap',
      'Bestiary: !!omap\n  - aardvark: African pig-like ant eater. Ugly.\n  - anteater: South-American ant eater. Two species.',
      '{"Bestiary":{"aardvark":"African pig-like ant eater. Ugly.","anteater":"South-American ant eater. Two species."}}',
    ],
    [
      'pairs',
      'Block tasks: !!pairs\n  - meeting: with team.\n  - meeting: with boss.',
      '{"Block tasks":[{"meeting":"with team."},{"meeting":"with boss."}]}',
    ],
    ['set', 'baseball players: !!set\n  ? Mark McGwire\n  ? Sammy Sosa', '{"baseball players":{"Mark McGwire":null,"Sammy Sosa":null}}'],
  ])('reads YAML 1.1 %s', (_type, text, json) => {
    expect(toJson(text, '1.1')).toEqual([json]);
  });

  test('takes a version from %YAML over the one it is told', () => {
    expect(toJson('%YAML 1.1\n---\nyes\n...\n%YAML 1.2\n---\nyes', '1.2')).toEqual(['true', '"yes"']);
  });

  // https://yaml.org/type/merge.html; the order of keys is that of converter.md.
  test('merges maps', () => {
    const maps = '- &CENTER { x: 1, y: 2 }\n- &LEFT { x: 0, y: 2 }\n- &BIG { r: 10 }\n- &SMALL { r: 1 }\n';
    const merged = (text: string) => toJson(maps + text)[0]?.slice('[{"x":1,"y":2},{"x":0,"y":2},{"r":10},{"r":1},'.length, -1);
    expect(merged('- << : *CENTER\n  r: 10\n  label: center/big')).toBe('{"x":1,"y":2,"r":10,"label":"center/big"}');
    expect(merged('- << : [ *CENTER, *BIG ]\n  label: center/big')).toBe('{"x":1,"y":2,"r":10,"label":"center/big"}');
    expect(merged('- << : [ *BIG, *LEFT, *SMALL ]\n  x: 1\n  label: center/big')).toBe('{"r":10,"y":2,"x":1,"label":"center/big"}');
    expect(merged('- x: 1\n  <<: *LEFT\n  <<: *BIG\n  r: 2')).toBe('{"x":1,"y":2,"r":2}');
    expect(merged('- <<: {z: [1]}\n  "<<": text')).toBe('{"z":[1],"<<":"text"}');
  });

  // The examples of converter.md.
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
    expect(toJson(text, version)).toEqual(json);
  });

  test('leaves out documents without content where there are others', () => {
    expect(toJson('---\n---\na: 1\n---\n# nothing\n...\n')).toEqual(['{"a":1}']);
    expect(toJson('---\n---\n')).toEqual(['null']);
    expect(toJson('--- ~\n---\na: 1')).toEqual(['null', '{"a":1}']);
    expect(toJson('# only\n')).toEqual([]);
    expect(toJson('')).toEqual([]);
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
    expect(toJson(text)).toEqual([json]);
  });

  test('tells dates from texts in the tree', () => {
    const text = '[2024-01-15, "2024-01-15", !!str 2024-01-15, 12:30:00, 2001-12-14 21:59:43 -5, 2024-13-45]';
    expect(kindsOf(text, '1.2')).toEqual(['dateTime', 'text', 'text', 'dateTime', 'text', 'text']);
    expect(kindsOf('[2024-01-15, "2024-01-15", 12:30:00, 2001-12-14 21:59:43 -5]', '1.1')).toEqual([
      'dateTime',
      'text',
      'integer',
      'dateTime',
    ]);
  });

  test('reads a value with an unknown tag as if it had none, and says so', () => {
    const text = 'a: !Ref name\nb: !Number 12\nc: !List [1]\nd: !Quoted "1"\ne: !!int x';
    expect(toJson(text)).toEqual(['{"a":"name","b":12,"c":[1],"d":"1","e":"x"}']);
    const read = readYaml(text, '1.2');
    expect(read.ok && read.value.notices.map(({ values }) => Object.values(values))).toEqual([
      ['!Ref', 1],
      ['!Number', 2],
      ['!List', 3],
      ['!Quoted', 4],
      ['!!int', 5],
    ]);
  });

  test('knows whether there are comments', () => {
    expect(
      ['# x', 'a: 1 # x', '# x\n\na: 1', 'a: 1\n# x', 'a:\n  # x\n  - 1', '- # x\n  b: 1', '{\n# x\na: 1}', 'a: 1\n---\n# x\nb: 1'].map(
        hasComments,
      ),
    ).not.toContain(false);
    expect(['a: 1', 'a: "# x"', 'a#: b#'].map(hasComments)).not.toContain(true);
  });

  // The sentences of the codes are in converter.md.
  test.each([
    ['a: 1\na: 2', 'yamlKeyTwice', 2, 1, 'a'],
    ['1: a\n"1": b', 'yamlKeyTwice', 2, 1, '1'],
    ['a:\n\tb: 1', 'yamlTabAsIndent', 2, 1],
    ['a: b: c', 'yamlPairMisplaced', 1, 4],
    ['- 1\n b: 2', 'yamlPairMisplaced', 1, 3],
    ['a: @x', 'yamlPlainStart', 1, 4, '@'],
    ['a: "x', 'yamlNotClosed', 1, 6],
    ["'x", 'yamlNotClosed', 1, 3],
    ['[1, 2', 'yamlNotClosed', 1, 6],
    ['a: {b: 1', 'yamlNotClosed', 1, 9],
    [' a: 1\nb: 2', 'yamlOther', 2, 1, 'Unexpected scalar at node end'],
    ['a: 1\nb', 'yamlValueMissing', 2, 1],
    ['{"a" "b"}', 'yamlCommaInMap', 1, 6],
    ['["a" "b"]', 'yamlCommaInSequence', 1, 6],
    ['a: "\\q"', 'yamlEscapeInvalid', 1, 5, '\\q'],
    ['a: &x 1\nb: *y', 'yamlAnchorUnknown', 2, 4, 'y'],
    ['a: *b\nb: &b 1', 'yamlAnchorUnknown', 1, 4, 'b'],
    ['a: &a\n  - *a', 'yamlAliasCircular', 2, 5, 'a'],
    ['? [1]\n: 2', 'yamlKeyNotScalar', 1, 3],
    ['{a: 1}: 2', 'yamlKeyNotScalar', 1, 1],
    ['- &m {a: 1}\n- *m : 2', 'yamlKeyNotScalar', 2, 3],
    ['<<: 1', 'yamlMergeSource', 1, 5],
    ['<<: [{a: 1}, 2]', 'yamlMergeSource', 1, 5],
    ['a: !!binary "?"', 'yamlBinaryInvalid', 1, 13],
    ['a: 1\na: 2\n---\n[', 'yamlKeyTwice', 2, 1, 'a'],
    ['- [\n- {a: 1, a: 2}', 'yamlNotClosed', 2, 1],
    ['\uFEFFa: 1\na: 2', 'yamlKeyTwice', 2, 1, 'a'],
    ['['.repeat(100_000), 'nestedTooDeeply', undefined, undefined],
  ])('says what is wrong with %j', (text, code, line, column, ...quoted) => {
    expect(errorOf(text)).toEqual([code, line, column, ...quoted]);
  });

  test('marks the offset in the text as it was given', () => {
    expect(readYaml('\uFEFFa: 1\na: 2', '1.2')).toMatchObject({ error: { at: 6 } });
  });

  test('expands aliases to a million values and no more', () => {
    expect(readYaml(laughs('abcdef'), '1.2').ok).toBe(true);
    expect(errorOf(laughs('abcdefg'))).toEqual(['yamlAliasesTooMany', undefined, undefined]);
  });

  test('finds a key that is repeated among 20,000 without comparing each with each', () => {
    const keys = Array.from({ length: 20_000 }, (_, index) => `k${index}: 1\n`).join('');
    expect(errorOf(`${keys}k5: 2`)).toEqual(['yamlKeyTwice', 20_001, 1, 'k5']);
  });

  test('tells the share that has been read after each document', () => {
    const shares: number[] = [];
    readYaml('a: 1\n---\nb: 2\n---\nc: 3\n', '1.2', (share) => shares.push(share));
    expect(shares).toEqual([5 / 23, 14 / 23, 1]);
  });

  test('reads any JSON text as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        // A float of JSON without a fraction is an integer in the tree, which has no -0.
        const text = JSON.stringify(value);
        expect(JSON.parse(toJson(text)[0] ?? '')).toEqual(JSON.parse(text));
      }),
    );
  });

  test('answers any text with a result', () => {
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
      { numRuns: 3000 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        expect(typeof readYaml(text, '1.2').ok).toBe('boolean');
      }),
    );
  });
});
