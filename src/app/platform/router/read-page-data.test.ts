import { assert, asyncProperty, jsonValue } from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { readPageData } from './read-page-data.ts';

// React Router exports only the decoder.
const WRITER = '../../../../node_modules/react-router/dist/production/vendor/turbo-stream-v2/turbo-stream.js';
const { encode } = (await import(new URL(WRITER, import.meta.url).href)) as {
  readonly encode: (value: unknown) => ReadableStream<Uint8Array<ArrayBuffer>>;
};

test.each([
  { value: { loaderData: { 'routes/about': '# About' }, actionData: null, errors: null } },
  { value: { a: undefined, b: ['', 0, false, [], {}] } },
])('reads $value as React Router writes it', async ({ value }) => {
  expect(await readPageData(encode(value))).toEqual({ value });
});

test('reads any JSON value', async () => {
  await assert(
    asyncProperty(jsonValue(), async (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value)); // removes negative zero
      expect(await readPageData(encode({ plain }))).toEqual({ value: { plain } });
    }),
    { numRuns: runs(300) },
  );
});

test.each([{ value: new Date(0) }, { value: { at: new Map() } }, { value: [Number.NaN] }])(
  'refuses values that JSON cannot represent',
  async ({ value }) => {
    await expect(readPageData(encode(value))).rejects.toThrow('The data of the page has');
  },
);
