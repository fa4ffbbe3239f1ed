import { describe, expect, test } from 'vitest';
import {
  bytes,
  type DetailedPicture,
  type DetailedText,
  grid,
  type GridOutput,
  picture,
  row,
  table,
  textOutput,
  type TextOutput,
} from '#core/outputs.ts';
import { type ShownProps, showOutput } from './show-output.ts';

const show = (output: TextOutput, value: string | DetailedText): ShownProps<TextOutput> =>
  showOutput({ name: 'any', output, value, values: {}, text: () => 'Label' }) as ShownProps<TextOutput>; // matches the output's kind

const contentOf = async ({ fileContent }: ShownProps<TextOutput>) =>
  typeof fileContent === 'function' ? fileContent() : fileContent?.text();

describe('a text', () => {
  const line = textOutput({ file: 'a.txt', inFile: { after: '\n' } });

  test('is saved as copied by default', () => {
    expect(show(textOutput({ file: 'a.txt' }), 'a').fileContent).toBeUndefined();
  });

  test('is saved with the prefix and suffix of its declaration or its own', async () => {
    expect(await contentOf(show(line, 'a'))).toBe('a\n');
    expect(await contentOf(show(line, { text: 'a', inFile: { before: '\uFEFF' } }))).toBe('\uFEFFa');
  });

  test('is marked as private if declared so', () => {
    expect(show(textOutput({ isPrivate: true }), 'a')).toMatchObject({ isPrivate: true });
    expect(show(line, 'a')).not.toHaveProperty('isPrivate');
    expect(show(textOutput({ isMany: true }), 'a')).toMatchObject({ isMany: true });
  });

  test.each([[() => 'whole'], [new Blob(['whole'])]])('is saved completely', async (whole) => {
    expect(await contentOf(show(line, { text: 'w', whole }))).toBe('whole\n');
  });
});

describe('a row', () => {
  test.each([
    ['is empty without a result', undefined, { value: '' }],
    ['has the value of the result', 'a', { value: 'a' }],
    ['displays a shorter form', { value: 'abc', display: 'a' }, { value: 'abc', display: 'a' }],
    ['ticks and displays the remaining share', { value: '9', isTicking: true, share: 0.3 }, { value: '9', isTicking: true, share: 0.3 }],
    ['has the verdict of the result', { value: 'none', verdict: 'bad' }, { value: 'none', verdict: 'bad' }],
  ])('%s', (_fact, value, expected) => {
    expect(showOutput({ name: 'any', output: row({ isNote: true }), value, values: {}, text: () => 'Label' })).toEqual({
      label: 'Label',
      isNote: true,
      ...expected,
    });
  });
});

const showTable = (details: { readonly file?: string }) =>
  showOutput({ name: 'any', output: table(['name'], details), value: [], values: {}, text: () => 'Label' });

test('a table is saved under the declared file name, if any', () => {
  expect(showTable({ file: 'names.csv' })).toMatchObject({ fileName: 'names.csv' });
  expect(showTable({})).not.toHaveProperty('fileName');
});

const showGrid = (value: unknown) =>
  showOutput({ name: 'any', output: grid(), value, values: {}, text: () => 'Label' }) as ShownProps<GridOutput>; // as in `show`

describe('a grid', () => {
  test('has no columns without a result', () => {
    expect(showGrid(undefined)).toMatchObject({ label: 'Label', columns: [], rows: [] });
  });

  test('identifies its columns by position, because two may have the same label', () => {
    const { columns, rows } = showGrid({ columns: ['a', 'a'], rows: [['1', '2']] });
    expect(columns.map(({ name, label, cell }) => [name, label, cell(rows.at(0) ?? [], 0)])).toEqual([
      ['0', 'a', '1'],
      ['1', 'a', '2'],
    ]);
  });
});

describe('a picture', () => {
  test.each<[string | DetailedPicture | undefined, object]>([
    [undefined, { svg: '' }],
    ['<svg/>', { svg: '<svg/>' }],
    [
      { svg: '<svg/>', units: 29 },
      { svg: '<svg/>', units: 29 },
    ],
  ])('for %j has %j', (value, expected) => {
    expect(showOutput({ name: 'any', output: picture('a.svg'), value, values: {}, text: () => 'Label' })).toEqual({
      label: 'Label',
      fileName: 'a.svg',
      ...expected,
    });
  });
});

describe('a file', () => {
  const content = new Blob(['a']);

  test.each([
    ['has no content without a result', undefined, { fileName: 'any.bin' }],
    ['has the name of its declaration, or its own', { content }, { content, fileName: 'any.bin' }],
    [
      'has the name and display of the result',
      { content, file: 'a.png', shownAs: 'image' },
      { content, fileName: 'a.png', shownAs: 'image' },
    ],
  ])('%s', (_fact, value, expected) => {
    expect(showOutput({ name: 'any', output: bytes('any.bin'), value, values: {}, text: () => 'Label' })).toEqual({
      label: 'Label',
      ...expected,
    });
  });
});
