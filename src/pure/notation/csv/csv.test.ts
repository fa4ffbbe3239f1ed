import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsvRecord, writeCsv, writeCsvRecord } from './csv.ts';

/** Reads CSV as defined in RFC 4180, but with LF between records. */
function readCsv(text: string): string[][] {
  const records: string[][] = [[]];
  for (const [, quoted, plain, separator] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/gy)) {
    records.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (separator === '') break;
    if (separator === '\n') records.push([]);
  }
  return records;
}

/** The records without formula guards. */
const bare = (records: readonly (readonly string[])[]) =>
  records.map((record) => record.map((field) => field.replace(/^'(?=[=+\-@\t\r\n\0＝＋－＠])/, '')));

describe('writeCsv', () => {
  // RFC 4180, section 2, rules 1 to 7
  test.each([
    [[['aaa', 'bbb', 'ccc']], 'aaa,bbb,ccc'],
    [
      [
        ['aaa', 'bbb'],
        ['zzz', 'yyy'],
      ],
      'aaa,bbb\nzzz,yyy',
    ],
    [[['aaa', 'b\r\nbb', 'c,cc']], 'aaa,"b\r\nbb","c,cc"'],
    [[['aaa', 'b"bb', 'ccc']], 'aaa,"b""bb",ccc'],
    [[[' a', 'b ', 'c c']], '" a","b ",c c'],
    [[['', '']], ','],
    [[[''], ['a'], ['']], '""\na\n""'],
    [[], ''],
  ])('writes %j', (records, csv) => {
    expect(writeCsv(records)).toBe(csv);
  });

  // OWASP, “CSV Injection”
  test.each([
    ['=1+1', "'=1+1"],
    ['+cmd|x', "'+cmd|x"],
    ['-2+3', "'-2+3"],
    ['@SUM(1,1)', '"\'@SUM(1,1)"'],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['\0=1', "'\0=1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(1)', "'＠SUM(1)"],
    ['-7.5 ms', "'-7.5 ms"],
    ['-7.5', '-7.5'],
    ['-1e+21', '-1e+21'],
    ['a=1', 'a=1'],
  ])('escapes the formula %j as %j', (field, csv) => {
    expect(writeCsv([[field]])).toBe(csv);
  });

  test('reads back the written records, except for formulas', () => {
    const fields = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', ' ', 'a', '=', '-', '1') }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(fields, { minLength: 1 }), { minLength: 1 }), (records) => {
        expect(bare(readCsv(writeCsv(records)))).toEqual(bare(records));
      }),
    );
  });
});

describe('writeCsvRecord', () => {
  test.each([
    [['a;b', 'c,d', ''], { delimiter: ';', quotesAll: false }, '"a;b";c,d;'],
    [['a', ''], { delimiter: ',', quotesAll: true }, '"a",""'],
  ])('writes %j with the style %j', (fields, style, record) => {
    expect(writeCsvRecord(fields, { lineBreak: '\n', ...style })).toBe(record);
  });
});

test('readCsvRecord reads any record, with or without a trailing line break', () => {
  const fields = fc.array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', ' ', 'a') })),
    {
      minLength: 1,
    },
  );
  const styles = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    lineBreak: fc.constantFrom('\n', '\r\n'),
    quotesAll: fc.boolean(),
  });
  fc.assert(
    fc.property(fields, styles, fc.boolean(), (record, style, isLast) => {
      expect(readCsvRecord(writeCsvRecord(record, style) + (isLast ? '' : style.lineBreak), style.delimiter)).toEqual(record);
    }),
  );
});
