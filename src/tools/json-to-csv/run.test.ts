import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { readCsvRecord } from '#pure/notation/csv/csv.ts';
import { packedTextAt } from '#pure/transfer/packed-texts.ts';
import { declaration } from './declare.ts';
import { type CsvTable, convert } from './run.ts';

const { options } = declaration;

type Options = ValuesOf<typeof options>;

const run = (json: string, chosen: Partial<Options> = {}) =>
  convert({ json, ...initialValues(options), ...chosen }, { progress: () => undefined });

function tableOf(json: string, chosen: Partial<Options> = {}): CsvTable {
  const result = run(json, chosen);
  if (!result.ok || !result.value) throw new Error(JSON.stringify(result));
  return result.value;
}

const csvOf = (json: string, chosen: Partial<Options> = {}) => tableOf(json, chosen).csv.text;

describe('convert', () => {
  // The first four are adapted from tests of the original it-tools, CyberChef (JSON to CSV), and omni-tools.
  test.each([
    ['[{"a":1,"b":2},{"a":3,"c":4}]', {}, 'a,b,c\n1,2,\n3,,4'],
    ['[{"a":"hello, world","b":2}]', {}, 'a,b\n"hello, world",2'],
    ['{"a":1,"b":[[2,3]]}', {}, 'a,b.0.0,b.0.1\n1,2,3'],
    ['[{"name":"Alice","age":30}]', { header: false }, 'Alice,30'],
    ['[{"a":"say \\"hi\\"\\nnow"}]', {}, 'a\n"say ""hi""\nnow"'],
    ['{"a":1,"b":[{"c":3,"d":4}]}', {}, 'a,b.0.c,b.0.d\n1,3,4'],
    ['{"a":{"b":1},"t":[5,6]}', {}, 'a.b,t.0,t.1\n1,5,6'],
    ['[1,"x",[2,{"k":true}],null]', {}, 'value,0,1.k\n1,,\nx,,\n,2,true\n,,'],
    ['{"a":1}\n{"a":2}', {}, 'a\n1\n2'],
    ['5', {}, 'value\n5'],
    // No value may be lost: amirziai/flatten, issue 48.
    ['[{"id":["first"],"id.0":"second"}]', {}, 'id.0,id.0 (2)\nfirst,second'],
    ['[{"a.b":1,"a":{"b":2},"a.b (2)":3}]', {}, 'a.b,a.b (2),a.b (2) (2)\n1,2,3'],
    ['[{"a\\\\":{"b":1},"a\\\\.b":2}]', {}, 'a\\.b,a\\.b (2)\n1,2'],
    ['[{"a.b":1},{"a.b":2}]', {}, 'a.b\n1\n2'],
    ['[{"e":{},"f":[],"g":1}]', {}, 'e,f,g\n,,1'],
    ['[{"n":1.0,"h":0xff,"i":17478252242305210114,"z":-0,"x":Infinity}]', {}, 'n,h,i,z,x\n1.0,255,17478252242305210114,-0,Infinity'],
    ['[{"a":[1,"b",null],"b":[{"c":1.50}],"c":[]}]', { arrays: 'joined' }, 'a,b,c\n"1; b; ","[{""c"":1.50}]",'],
    ['[{"a":[1.0,{"b":"\\u00e9"}]}]', { arrays: 'json', quote: 'needed' }, 'a\n"[1.0,{""b"":""\\u00e9""}]"'],
    ['[{"a":{"b":{"c":1}},"d":{}}]', { objects: 'json' }, 'a,d\n"{""b"":{""c"":1}}",'],
    ['[{"a":null}]', { nullAs: 'null' }, 'a\nnull'],
    ['[{"a":"","b":1}]', { quote: 'all' }, '"a","b"\n"","1"'],
    ['[{"a;b":"c;d","e":",|"}]', { delimiter: 'semicolon' }, '"a;b";e\n"c;d";,|'],
    ['[{"a":1,"b":"x\\ty"}]', { delimiter: 'tab' }, 'a\tb\n1\t"x\ty"'],
    ['[{"a":1,"b":"x|y"}]', { delimiter: 'pipe' }, 'a|b\n1|"x|y"'],
    ['[{"a":" x"},{"a":"x "}]', { lineEnding: 'crlf' }, 'a\r\n" x"\r\n"x "'],
    [
      '[{"a":"=1+1","b":-1,"c":"@x","d":["+1",2],"e":"\\tx","f":"a=b"}]',
      { escapeFormulas: true, arrays: 'joined' },
      "a,b,c,d,e,f\n'=1+1,-1,'@x,'+1; 2,'\tx,a=b",
    ],
    ['[{"=a":1}]', { escapeFormulas: true }, "'=a\n1"],
    ['[]', {}, ''],
    ['[{},{}]', {}, ''],
    ['[{},{"a":1}]', {}, 'a\n""\n1'],
    // Python 3.13's csv.writer, which quotes a single empty field so that its reader does not skip the row.
    ['[{"a":""},{"a":null},{"a":"b"},{"a":[]}]', {}, 'a\n""\n""\nb\n""'],
    ['["", "x"]', { header: false, lineEnding: 'crlf' }, '""\r\nx'],
    ['[{"":1},{"":""}]', {}, '""\n1\n""'],
    ["[{'Age': 18.0, 'Country': 'Germany'},]", {}, 'Age,Country\n18.0,Germany'],
  ] as const)('converts %s with %j', (json, chosen, csv) => {
    expect(csvOf(json, chosen)).toBe(csv);
  });

  test('counts rows and columns, and packs each record', () => {
    const table = tableOf('[{"a":"x\\ny"},{"b":2}]');
    expect(table).toMatchObject({ rowCount: 2, columnCount: 2, columnNames: ['a', 'b'], notices: [] });
    expect([0, 1, 2].map((index) => packedTextAt(table.csv, index))).toEqual(['a,b\n', '"x\ny",\n', ',2']);
    expect(tableOf('[{},1]', { header: false })).toMatchObject({ rowCount: 2, columnCount: 1 });
    expect(tableOf('[[],[]]')).toMatchObject({ rowCount: 2, columnCount: 0 });
  });

  test('writes U+FFFD for lone surrogates, with a notice', () => {
    expect(tableOf('[{"\\ud800a":"\\udc00"},{"b":"\\ud83d\\ude00"}]')).toMatchObject({
      csv: { text: '\uFFFDa,b\n\uFFFD,\n,😀' },
      notices: [{ code: 'halfSurrogates', values: {} }],
    });
  });

  test('reports JSON Lines, comments and repeated keys, and uses the last value', () => {
    expect(tableOf('{"a":1,"a":2} // c\n{"a":NaN}')).toMatchObject({
      csv: { text: 'a\n2\nNaN' },
      notices: [
        { code: 'jsonLines', values: { count: 2 } },
        { code: 'commentsRemoved', values: { count: 1 } },
        { code: 'duplicateKeyAt', values: { key: 'a', line: 1, column: 8 } },
      ],
    });
  });

  test.each([
    ['{"a" 1}', 'jsonColonExpected', { line: 1, column: 6 }],
    ['[1,', 'jsonEndsEarly', { line: 1, column: 4, bracket: ']' }],
  ])('refuses %j', (json, code, values) => {
    expect(run(json)).toMatchObject({ ok: false, error: { code, values } });
  });

  test.each([[''], [' \n'], ['\uFEFF']])('returns nothing for %j', (json) => {
    expect(run(json)).toEqual({ ok: true, value: null });
  });

  test('reports an output that is too long because of deep column names', () => {
    expect(run('[1,'.repeat(20_000) + '1' + ']'.repeat(20_000))).toMatchObject({ error: { code: 'outputTooLong' } });
    expect(csvOf(`[[${'['.repeat(20_000)}1${']'.repeat(20_000)}]]`, { arrays: 'json' })).toHaveLength(40_003);
  });

  test('reports an output that is too long because of empty cells', () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `{"${index}":1}`);
    expect(run(`[${rows.join()}]`)).toMatchObject({ error: { code: 'outputTooLong' } });
  });

  test('writes flat rows that read back as the same values', () => {
    const values = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', ' ', '=') }));
    const rows = fc.array(fc.dictionary(fc.string({ minLength: 1 }), values, { minKeys: 1, noNullPrototype: true }), { minLength: 1 });
    const optionSets = fc.record({
      delimiter: fc.constantFrom('comma', 'semicolon', 'tab', 'pipe'),
      quote: fc.constantFrom('needed', 'all'),
      lineEnding: fc.constantFrom('lf', 'crlf'),
    });
    fc.assert(
      fc.property(rows, optionSets, (given, chosen) => {
        const table = tableOf(JSON.stringify(given), chosen);
        const [header = [], ...records] = Array.from(table.csv.ends, (_, index) =>
          readCsvRecord(packedTextAt(table.csv, index), table.style.delimiter),
        );
        expect(records).toEqual(given.map((row) => header.map((name) => (Object.hasOwn(row, name) ? row[name] : ''))));
      }),
    );
  });

  test('writes the same number of fields in every row', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom('numbered', 'joined', 'json'), fc.constantFrom('dotted', 'json'), (json, arrays, objects) => {
        const { csv, rowCount, columnCount, style } = tableOf(json, { arrays, objects });
        const lengths = Array.from(csv.ends, (_, index) => readCsvRecord(packedTextAt(csv, index), style.delimiter).length);
        expect(lengths).toEqual(columnCount === 0 ? [] : Array.from({ length: rowCount + 1 }, () => columnCount));
      }),
    );
  });
});
