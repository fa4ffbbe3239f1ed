import { expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { findMimeTypes } from './run.ts';

const texts = { t: toolTexts('mime-types', 'en'), language: 'en' };
const found = findMimeTypes({ search: 'index.html', ...initialValues(declaration.options) });

test.each([
  ['nothing if types were found', found, []],
  ['the search text if no types were found', { ...found, types: [] }, [{ code: 'noMatch', values: { search: 'index.html' } }]],
  [
    'the beginning of a long search text',
    { ...found, search: 'x'.repeat(1000), types: [] },
    [{ code: 'noMatch', values: { search: `${'x'.repeat(60)}…` } }],
  ],
  ['that the filters exclude all types if the search text is empty', { ...found, search: '', types: [] }, [{ code: 'noneLeft' }]],
])('reports %s', (_fact, types, notices) => {
  expect(presenters.search(types, {}, texts).notices).toEqual(notices);
});
