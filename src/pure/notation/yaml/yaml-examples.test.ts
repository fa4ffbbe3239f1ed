import { describe, expect, test } from 'vitest';
import { yamlAsJson } from './yaml-as-json.ts';

describe('readYaml', () => {
  // The numbered examples of YAML 1.2.2, chapter 2; the results follow from the text.
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
    expect(yamlAsJson(text)).toEqual([json]);
  });

  test('reads the documents of examples 2.7 and 2.8', () => {
    expect(
      yamlAsJson(
        '# Ranking of 1998 home runs\n---\n- Mark McGwire\n- Sammy Sosa\n\n# Team ranking\n---\n- Chicago Cubs\n- St Louis Cardinals',
      ),
    ).toEqual(['["Mark McGwire","Sammy Sosa"]', '["Chicago Cubs","St Louis Cardinals"]']);
    expect(yamlAsJson('---\ntime: 20:03:20\nplayer: Sammy Sosa\n...\n---\ntime: 20:03:47\n...')).toEqual([
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
    expect(yamlAsJson(text, '1.1')).toEqual([json]);
  });

  // https://yaml.org/type/merge.html; the order of keys follows the specification of the tool.
  test('merges maps', () => {
    const maps = '- &CENTER { x: 1, y: 2 }\n- &LEFT { x: 0, y: 2 }\n- &BIG { r: 10 }\n- &SMALL { r: 1 }\n';
    const merged = (text: string) => yamlAsJson(maps + text)[0]?.slice('[{"x":1,"y":2},{"x":0,"y":2},{"r":10},{"r":1},'.length, -1);
    expect(merged('- << : *CENTER\n  r: 10\n  label: center/big')).toBe('{"x":1,"y":2,"r":10,"label":"center/big"}');
    expect(merged('- << : [ *CENTER, *BIG ]\n  label: center/big')).toBe('{"x":1,"y":2,"r":10,"label":"center/big"}');
    expect(merged('- << : [ *BIG, *LEFT, *SMALL ]\n  x: 1\n  label: center/big')).toBe('{"r":10,"x":1,"y":2,"label":"center/big"}');
    expect(merged('- x: 1\n  <<: *LEFT\n  <<: *BIG\n  r: 2')).toBe('{"x":1,"y":2,"r":2}');
    expect(merged('- <<: {z: [1]}\n  "<<": text')).toBe('{"z":[1],"<<":"text"}');
    expect(merged("- {<<: {name: '', age: 0}, name: John}")).toBe('{"name":"John","age":0}');
    expect(merged('- {name: John, <<: {age: 0, name: x}, age: 1}')).toBe('{"name":"John","age":1}');
    expect(merged('- {<<: [*LEFT, *CENTER], y: 3, <<: {z: 1, x: 9}, z: 2}')).toBe('{"x":0,"y":3,"z":2}');
  });
});
