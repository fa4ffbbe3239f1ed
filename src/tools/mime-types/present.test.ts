import { expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { findMimeTypes } from './run.ts';

const texts = { t: toolTexts('mime-types', 'en'), language: 'en' };
const found = findMimeTypes({ search: 'index.html', ...initialValues(declaration.options) });

test.each([
  ['nothing where there are some', found, []],
  ['what was searched for where there are none', { ...found, types: [] }, [{ code: 'noMatch', values: { search: 'index.html' } }]],
  [
    'the beginning of a long search',
    { ...found, search: 'x'.repeat(1000), types: [] },
    [{ code: 'noMatch', values: { search: `${'x'.repeat(60)}…` } }],
  ],
  ['that the filters leave none where nothing was searched for', { ...found, search: '', types: [] }, [{ code: 'noneLeft' }]],
])('reports for the types %s', (_fact, types, notices) => {
  expect(presenters.search(types, {}, texts).notices).toEqual(notices);
});
