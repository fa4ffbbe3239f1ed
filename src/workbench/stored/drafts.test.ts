import { expect, test } from 'vitest';
import { choice, flag, text } from '#core/fields.ts';
import { encodeOptions, fittingDrafts, linkedDrafts, rememberedDrafts } from './drafts.ts';

const fields = { inputs: { text: text() }, options: { mode: choice(['plain', 'fancy'], 'plain'), unit: text(), mark: text() } };

test('options are remembered as they stand in their controls, but for those that are too long', () => {
  const drafts = { text: 'typed', mode: 'fancy', unit: 'µ'.repeat(100_001), mark: 'm'.repeat(100_000) };
  const remembered = encodeOptions(fields, drafts);
  expect(rememberedDrafts(fields, remembered)).toEqual({ mode: 'fancy', mark: drafts.mark });
});

test('links, remembered options and drafts under a former name stand in the field of today', () => {
  const renamed = {
    inputs: { text: text({ was: ['input'] }) },
    options: {
      sortKeys: flag(false, { was: ['isSorted'] }),
      letterCase: choice(['lower', 'upper'], 'lower', { wordsWere: { uppercase: 'upper' } }),
    },
  };
  const former = 'input=a&isSorted=true&letterCase=uppercase';
  expect(linkedDrafts(renamed, former)).toEqual({ text: 'a', sortKeys: true, letterCase: 'upper' });
  expect(rememberedDrafts(renamed, former)).toEqual({ sortKeys: true, letterCase: 'upper' });
  expect(fittingDrafts(renamed.inputs, { input: 'old' })).toEqual({ text: 'old' });
  expect(fittingDrafts(renamed.inputs, { input: 'old', text: 'new' })).toEqual({ text: 'new' });
});
