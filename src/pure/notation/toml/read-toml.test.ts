import * as fc from 'fast-check';
import { parse, stringify } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { anyTomlTable } from '#test/support/samples/any-toml-table.ts';
import { runs } from '#test/support/runs.ts';
import { writeJsonTree } from '../json/write-json-tree.ts';
import { writeYaml } from '../yaml/write-yaml.ts';
import { readToml } from './read-toml.ts';

function toJson(text: string): string {
  const read = readToml(text);
  if (!read.ok) return read.error.code;
  const written = writeJsonTree(read.value.value, { indent: '', sortKeys: false });
  return written.ok ? written.value.text : written.error.code;
}

function toYaml(text: string): string {
  const read = readToml(text);
  if (!read.ok) return read.error.code;
  const written = writeYaml(read.value, { indent: 2, sortKeys: false, keepComments: true });
  return written.ok ? written.value : written.error.code;
}

const errorOf = (text: string) => {
  const read = readToml(text);
  if (read.ok) throw new Error('was read');
  const { code, values: { line, column, ...quoted } = {} } = read.error;
  return [code, line, column, ...Object.values(quoted)];
};

describe('readToml', () => {
  // The examples of TOML 1.1.0 (https://toml.io/en/v1.1.0), by section.
  test.each([
    ['Front matter of Hugo', '+++ \r\na = 1\r\n+++\r\n', '{"a":1}'],
    [
      'Keyboard shortcuts',
      'name = "Orange"\nphysical.color = "orange"\nphysical.shape = "round"\nsite."google.com" = true',
      '{"name":"Orange","physical":{"color":"orange","shape":"round"},"site":{"google.com":true}}',
    ],
    [
      'Keyboard shortcuts',
      'apple.type = "fruit"\norange.type = "fruit"\n\napple.skin = "thin"',
      '{"apple":{"type":"fruit","skin":"thin"},"orange":{"type":"fruit"}}',
    ],
    ['Keyboard shortcuts', '3.14159 = "pi"\n"" = 1\n\'quoted "value"\' = 2', '{"3":{"14159":"pi"},"":1,"quoted \\"value\\"":2}'],
    [
      'String',
      'str = "I\'m a string. \\"You can quote me\\". Name\\tJos\\xE9\\nLocation\\tSF."',
      '{"str":"I\'m a string. \\"You can quote me\\". Name\\tJosé\\nLocation\\tSF."}',
    ],
    [
      'String',
      'str2 = """\nThe quick brown \\\n\n\n  fox jumps over \\\n    the lazy dog."""',
      '{"str2":"The quick brown fox jumps over the lazy dog."}',
    ],
    [
      'String',
      'str5 = """Here are three quotation marks: ""\\"."""\nstr7 = """"This," she said, "is just a pointless statement.""""',
      '{"str5":"Here are three quotation marks: \\"\\"\\".","str7":"\\"This,\\" she said, \\"is just a pointless statement.\\""}',
    ],
    [
      'String',
      "winpath = 'C:\\Users\\nodejs\\templates'\nregex2 = '''I [dw]on't need \\d{2} apples'''",
      '{"winpath":"C:\\\\Users\\\\nodejs\\\\templates","regex2":"I [dw]on\'t need \\\\d{2} apples"}',
    ],
    [
      'Integer',
      'int1 = +99\nint4 = -17\nint5 = 1_000\nint8 = 1_2_3_4_5\nhex3 = 0xdead_beef\noct1 = 0o01234567\nbin1 = 0b11010110\nz = -0',
      '{"int1":99,"int4":-17,"int5":1000,"int8":12345,"hex3":3735928559,"oct1":342391,"bin1":214,"z":0}',
    ],
    [
      'Float',
      'flt1 = +1.0\nflt2 = 3.1415\nflt3 = -0.01\nflt4 = 5e+22\nflt5 = 1e06\nflt6 = -2E-2\nflt7 = 6.626e-34\nflt8 = 224_617.445_991_228\nz = -0.0',
      '{"flt1":1.0,"flt2":3.1415,"flt3":-0.01,"flt4":5e+22,"flt5":1e06,"flt6":-2E-2,"flt7":6.626e-34,"flt8":224617.445991228,"z":-0.0}',
    ],
    ['Float', 'sf1 = inf\nsf2 = +inf\nsf3 = -inf\nsf4 = nan', '{"sf1":null,"sf2":null,"sf3":null,"sf4":null}'],
    [
      'Offset Date-Time',
      'odt1 = 1979-05-27T07:32:00Z\nodt3 = 1979-05-27T00:32:00.5-07:00\nodt4 = 1979-05-27 07:32:00Z\nodt5 = 1979-05-27 07:32Z\nodt6 = 1979-05-27t07:32-07:00\nodt7 = 1979-05-27t07:32:00z',
      '{"odt1":"1979-05-27T07:32:00Z","odt3":"1979-05-27T00:32:00.5-07:00","odt4":"1979-05-27T07:32:00Z","odt5":"1979-05-27T07:32:00Z","odt6":"1979-05-27T07:32:00-07:00","odt7":"1979-05-27T07:32:00Z"}',
    ],
    [
      'Local Date-Time, Date and Time',
      'ldt3 = 1979-05-27T07:32\nld1 = 1979-05-27\nlt2 = 00:32:00.999999\nlt3 = 07:32',
      '{"ldt3":"1979-05-27T07:32:00","ld1":"1979-05-27","lt2":"00:32:00.999999","lt3":"07:32:00"}',
    ],
    [
      'Array',
      'integers3 = [\n  1,\n  2, # this is ok\n]\nmixed = [ 0.1, 1, [ "a" ], { x = 1, y.z = 2, } ]',
      '{"integers3":[1,2],"mixed":[0.1,1,["a"],{"x":1,"y":{"z":2}}]}',
    ],
    [
      'Table',
      '[dog."tater.man"]\ntype.name = "pug"\n[ j . "ʞ" . \'l\' ]\n[x.y.z.w]\n[x]\na = 1',
      '{"dog":{"tater.man":{"type":{"name":"pug"}}},"j":{"ʞ":{"l":{}}},"x":{"y":{"z":{"w":{}}},"a":1}}',
    ],
    [
      'Array of Tables',
      '[[fruits]]\nname = "apple"\n[fruits.physical]\ncolor = "red"\n[[fruits.varieties]]\nname = "red delicious"\n[[fruits.varieties]]\nname = "granny smith"\n[[fruits]]\nname = "banana"\n[[fruits.varieties]]\nname = "plantain"',
      '{"fruits":[{"name":"apple","physical":{"color":"red"},"varieties":[{"name":"red delicious"},{"name":"granny smith"}]},{"name":"banana","varieties":[{"name":"plantain"}]}]}',
    ],
    ['Array of Tables', '[[products]]\n\n[[products]]', '{"products":[{},{}]}'],
  ])('reads the examples of “%s”', (_section, text, json) => {
    expect(toJson(text)).toBe(json);
  });

  // The examples of TOML 1.1.0 marked as "INVALID", and the limits of the specification.
  test.each([
    ['a = 1\na = 2', 'tomlKeyTwice', 2, 1],
    ['key = # INVALID', 'tomlValueMissing', 1, 16],
    ['first = "Tom" last = "Preston"', 'tomlNewlineMissing', 1, 15],
    ['+++\na = x\n+++', 'tomlCharacterUnexpected', 2, 5],
    ['a = 1\n+++', 'tomlCharacterUnexpected', 2, 1],
    ['+++\na = 1\n+++\nText of the page', 'tomlEqualsMissing', 4, 6],
    ['= "no key name"', 'tomlTokenUnexpected', 1, 1],
    ['fruit.apple = 1\nfruit.apple.smooth = true', 'tomlKeyTwice', 2, 7],
    ['[fruit]\n[fruit]', 'tomlKeyTwice', 2, 2],
    ['fruits = []\n[[fruits]]', 'tomlKeyTwice', 2, 3],
    ['d = 2024-02-30', 'tomlDateInvalid', 1, 14],
    ['a = 012', 'tomlLeadingZero', 1, 5],
    ['a..b = 1', 'tomlDotTwice', 1, 2],
    ['[.a]', 'tomlDotAtStart', 1, 2],
    ['a. = 1', 'tomlDotAtEnd', 1, 2],
    ['[]', 'tomlKeyEmpty', 1, 2],
    ['a', 'tomlEqualsMissing', 1, 2],
    ['a =\n1', 'tomlLineBreakInPair', 2, 1],
    ['[a', 'tomlTableKeyOpen', 1, 3],
    ['[[a] ]', 'tomlSpaceMisplaced', 1, 6],
    ['a = [1', 'tomlArrayOpen', 1, 7],
    ['a = [1 2]', 'tomlCommaMissing', 1, 8],
    ['a = { b = 1', 'tomlInlineTableOpen', 1, 12],
    ['a = "b', 'tomlStringOpen', 1, 7],
    ["a = '''b''''''", 'tomlQuotesTooMany', 1, 9],
    ['a = "\\q"', 'tomlEscapeInvalid', 1, 7],
    ['a = "\u0001"', 'tomlControlCharacter', 1, 6],
    ['a = 1__0', 'tomlUnderscoreMisplaced', 1, 7],
    ['a = 24:00:00', 'tomlTimeInvalid', 1, 12],
    ['a = yes', 'tomlCharacterUnexpected', 1, 5],
    ['a = "\\uD800"', 'tomlCodePointInvalid', 1, 11, 'D800'],
    ['a = 99999999999999999999', 'tomlIntegerRange', 1, 5, '99999999999999999999'],
    ['a = [1,\n -9_223_372_036_854_775_809]', 'tomlIntegerRange', 2, 2, '-9_223_372_036_854_775_809'],
    ['\uFEFFa = 1\na = 2', 'tomlKeyTwice', 2, 1],
    [`a = ${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'nestedTooDeeply', undefined, undefined],
  ])('describes the error, %#', (text, code, line, column, ...quoted) => {
    expect(errorOf(text)).toEqual([code, line, column, ...quoted]);
  });

  test('reads the limits of 64-bit integers', () => {
    expect(toJson('a = 9223372036854775807\nb = -9223372036854775808\nc = 0x7fff_ffff_ffff_ffff')).toBe(
      '{"a":9223372036854775807,"b":-9223372036854775808,"c":9223372036854775807}',
    );
  });

  test('marks the offset in the original text', () => {
    expect(readToml('\uFEFFa = 1\na = 2')).toMatchObject({ error: { at: 7 } });
  });

  // The rule of the specification about comments.
  test.each([
    ['beside their value', 'a = 1 # x\nb = [ 2, # y\n 3 ] # z', 'a: 1 # x\nb: # z\n  - 2 # y\n  - 3'],
    ['above the next entry', 'a = 1\n# x\n#y\nb.c = 2', 'a: 1\nb:\n  # x\n  # y\n  c: 2'],
    ['above the key of a table', 'a = 1\n# x\n[b.c]\nd = 2', 'a: 1\nb:\n  # x\n  c:\n    d: 2'],
    ['from the line of a header above the first entry', '[t] # x\n# y\na = 1', 't:\n  # x\n  # y\n  a: 1'],
    ['from the line of a header above an inner table', '[t] # x\n[t.u]\na = 1', 't:\n  # x\n  u:\n    a: 1'],
    ['from the line of an empty table above it', '# y\n[t] # x\n[u]\na = 1', '# y\n# x\nt: {}\nu:\n  a: 1'],
    [
      'above an array of tables, then above its items',
      '# x\n[[p]]\na = 1\n# y\n[[p]] # z\na = 2',
      '# x\np:\n  - a: 1\n  # y\n  - # z\n    a: 2',
    ],
    ['at the end of the last table', '[t]\na = 1\n# x', 't:\n  a: 1\n  # x'],
    ['at the end of their array or inline table', 'a = [\n1,\n# x\n]\nb = {\nc = 1\n# y\n}', 'a:\n  - 1\n  # x\nb:\n  c: 1\n  # y'],
    ['as the head of the document if a blank line follows', '# x\n# y\n\n# z\na = 1', '# x\n# y\n\n# z\na: 1'],
    ['in a document without values', '# x', '# x\n{}'],
  ])('keeps comments %s', (_rule, toml, yaml) => {
    expect(toYaml(toml)).toBe(yaml);
  });

  // The library passes the code points of a string as arguments, for which the stack allows about 100,000.
  test.each([
    ['"', '\\u00e9\\t\\U0001F642x 🙂\\\\', 'é\t🙂x 🙂\\'],
    ['"""', '\\u00e9\r\n🙂 \\\n   x""\\"', 'é\n🙂 x"""'],
    ["'", '\\u 🙂x', '\\u 🙂x'],
    ["'''", "\\u\r\n🙂''x", "\\u\n🙂''x"],
  ])('reads strings of any length in %s', (quote, part, content) => {
    const [written, value] = [`${part}.`.repeat(40_000), `${content}.`.repeat(40_000)];
    const toml = `# ${quote}\nshort = "#"\na = [ ${quote}${written}${quote}, 2 ] # x\nb = 3\nc = 4`;
    // Avoids toEqual, which would compute the difference of two long texts for a minute.
    expect(toJson(toml) === JSON.stringify({ short: '#', a: [value, 2], b: 3, c: 4 })).toBe(true);
    expect(errorOf(toml.replace('c =', 'b ='))).toEqual(['tomlKeyTwice', written.split('\n').length + 4, 1]);
  });

  test('finds an error in a long string, and the first of two errors', () => {
    const long = 'x'.repeat(200_000);
    expect(errorOf(`a = "${long}\\q"`)).toEqual(['tomlEscapeInvalid', 1, 200_007]);
    expect(errorOf(`a = "${long}\\q"\nb = `)).toEqual(['tomlEscapeInvalid', 1, 200_007]);
    expect(errorOf(`b = \na = "${long}\\q"`)).toEqual(['tomlCharacterUnexpected', 2, 1]);
    expect(errorOf(`a = "${long}`)).toEqual(['tomlStringOpen', 1, 200_006]);
    expect(errorOf(`"${long}" = 1\n"${long}" = 2`)).toEqual(['tomlKeyTwice', 2, 1]);
  });

  test('agrees with smol-toml on its own output', () => {
    fc.assert(
      fc.property(anyTomlTable('binary'), (plain) => {
        const toml = stringify(plain);
        expect(JSON.parse(toJson(toml))).toEqual(JSON.parse(JSON.stringify(parse(toml))));
      }),
    );
  });

  test('accepts only what smol-toml accepts, with the same value', () => {
    const words = `a|b|.| = |1|"x"|'y'|"""|[|]|[[|]]|{|}|,|true|-|+|0x1F|1e5|1.5|inf|1979-05-27|T|07:32|_|\\`.split('|');
    const pieces = fc.constantFrom(...words, '\n', '\r\n', '\t', '# c\n', 'a = 1\n', '[a]\n', '[[b]]\n', 'a.b = 1\n');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const toml = parts.join('');
        const read = readToml(toml);
        fc.pre(read.ok || read.error.code !== 'tomlIntegerRange');
        if (!read.ok || /inf|\d\d:\d\d|\d{4}-/.test(toml)) return;
        expect(JSON.parse(toJson(toml))).toEqual(JSON.parse(JSON.stringify(parse(toml))));
      }),
      { numRuns: runs(2000) },
    );
  });
});
