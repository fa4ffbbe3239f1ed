import { expect, test } from 'vitest';
import { choice, text } from '#core/fields.ts';
import { encodeOptions, rememberedDrafts } from './drafts.ts';

const fields = { inputs: { text: text() }, options: { mode: choice(['plain', 'fancy'], 'plain'), unit: text(), mark: text() } };

test('options are remembered as they stand in their controls, but for those that are too long', () => {
  const drafts = { text: 'typed', mode: 'fancy', unit: 'µ'.repeat(100_001), mark: 'm'.repeat(100_000) };
  const remembered = encodeOptions(fields, drafts);
  expect(rememberedDrafts(fields, remembered)).toEqual({ mode: 'fancy', mark: drafts.mark });
});
