import { expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { allRows } from '#core/outputs.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { convert } from './run.ts';

const { options } = declaration;

function presented(json: string, chosen: Partial<ValuesOf<typeof options>> = {}) {
  const given = { json, ...initialValues(options), ...chosen };
  const result = convert(given, { progress: () => undefined });
  if (!result.ok || !result.value) throw new Error(JSON.stringify(result));
  return presenters.convert(result.value, given);
}

test('the file ends with a line break, and starts with a byte order mark on request', () => {
  expect(presented('{"a":1}').csv).toEqual({ text: 'a\n1', inFile: { before: '', after: '\n' } });
  expect(presented('{"a":1}', { lineEnding: 'crlf', byteOrderMark: true }).csv).toEqual({
    text: 'a\r\n1',
    inFile: { before: '\uFEFF', after: '\r\n' },
  });
});

test.each([[true], [false]])('the preview contains the rows without the header, with header option %j', (header) => {
  const { rows, columns, preview } = presented('[{"a":"x\\ny"},{"b":2}]', { header });
  expect([rows, columns, preview.columns]).toEqual(['2', '2', ['a', 'b']]);
  expect(allRows(preview.rows)).toEqual([
    ['x\ny', ''],
    ['', '2'],
  ]);
});

test('the preview has no rows without columns', () => {
  expect(presented('[{},{}]')).toMatchObject({ rows: '2', columns: '0', preview: { columns: [], rows: { length: 0 } } });
});

test('the preview contains the first columns and the beginning of each cell, with a notice', () => {
  const { preview, notices } = presented(JSON.stringify([Array.from({ length: 101 }, () => 'x'.repeat(201))]));
  expect(preview.columns).toHaveLength(100);
  expect(preview.rows.at(0)).toEqual(Array.from({ length: 100 }, () => `${'x'.repeat(200)}…`));
  expect(notices).toEqual([{ code: 'firstColumns', isOfPage: true, values: { shown: 100, count: 101 } }]);
});
