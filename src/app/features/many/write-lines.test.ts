import { expect, test } from 'vitest';
import { linesJson, sheetCsv, sheetMarkdown } from './write-lines.ts';

const sheet = {
  head: ['Line', 'Sum'],
  rows: [
    ['1', '=1+1'],
    ['2', 'a,"b"'],
    ['3', '-5'],
  ],
};

test.each([
  [true, 'Line,Sum\r\n1,\'=1+1\r\n2,"a,""b"""\r\n3,\'-5\r\n'],
  [false, 'Line,Sum\r\n1,=1+1\r\n2,"a,""b"""\r\n3,-5\r\n'],
])('records end with CRLF, and formulas are escaped on request: %j', (isSafe, csv) => {
  expect(sheetCsv(sheet, isSafe)).toBe(csv);
});

test('a Markdown table has a separator below its header', () => {
  expect(sheetMarkdown(sheet)).toBe('| Line | Sum |\n| --- | --- |\n| 1 | =1+1 |\n| 2 | a,"b" |\n| 3 | -5 |');
});

test('JSON has an object for each line with stable names, row labels, and error codes', () => {
  const columns = [{ output: 'digests', row: 'MD5' }, { output: 'digests', row: 'SHA-1' }, { output: 'text' }, { output: 'note' }];
  const lines = [
    { text: 'a', answer: { cells: ['1', '2', 'A', ''] } },
    { text: 'b', answer: { cells: ['', '', '', ''], error: { code: 'bad', message: 'Bad.' } } },
  ];
  expect(JSON.parse(linesJson(lines, 'text', columns))).toEqual([
    {
      input: 'a',
      digests: [
        { label: 'MD5', value: '1' },
        { label: 'SHA-1', value: '2' },
      ],
      text: 'A',
    },
    { input: 'b', error: { code: 'bad', message: 'Bad.' } },
  ]);
  expect(JSON.parse(linesJson([{ text: 'a', answer: { cells: ['1', ''] } }], 'address', columns.slice(2)))).toEqual([
    { address: 'a', text: '1' },
  ]);
});
