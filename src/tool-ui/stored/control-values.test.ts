import { expect, test } from 'vitest';
import { choice, flag, text } from '#core/fields.ts';
import { encodeOptions, fittingControlValues, linkedControlValues, rememberedControlValues } from './control-values.ts';

const fields = { inputs: { text: text() }, options: { mode: choice(['plain', 'fancy'], 'plain'), unit: text(), mark: text() } };

test('options are saved as typed, unless they are too long', () => {
  const controlValues = { text: 'typed', mode: 'fancy', unit: 'µ'.repeat(100_001), mark: 'm'.repeat(100_000) };
  const remembered = encodeOptions(fields, controlValues);
  expect(rememberedControlValues(fields, remembered)).toEqual({ mode: 'fancy', mark: controlValues.mark });
});

test('former names in links, saved options, and control values are mapped to the current fields', () => {
  const renamed = {
    inputs: { text: text({ aliases: ['input'] }) },
    options: {
      sortKeys: flag(false, { aliases: ['isSorted'] }),
      letterCase: choice(['lower', 'upper'], 'lower', { valueAliases: { uppercase: 'upper' } }),
    },
  };
  const former = 'input=a&isSorted=true&letterCase=uppercase';
  expect(linkedControlValues(renamed, former)).toEqual({ text: 'a', sortKeys: true, letterCase: 'upper' });
  expect(rememberedControlValues(renamed, former)).toEqual({ sortKeys: true, letterCase: 'upper' });
  expect(fittingControlValues(renamed.inputs, { input: 'old' })).toEqual({ text: 'old' });
  expect(fittingControlValues(renamed.inputs, { input: 'old', text: 'new' })).toEqual({ text: 'new' });
});
