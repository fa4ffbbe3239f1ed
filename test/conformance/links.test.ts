import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeFields, encodeFields } from '#core/field-text.ts';
import { initialValues } from '#core/fields.ts';
import { runs } from '../support/runs.ts';
import { anyValues, type Given } from './any-values.ts';
import { tools } from './tools.ts';

/** Replaces lone surrogates, because links are UTF-8, which cannot encode them. */
const wellFormed = (values: Given): Given =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.toWellFormed() : value]));

describe('keeps its options in a link, and falls back field by field', () => {
  test.each(tools)('$id', ({ options }) => {
    expect(encodeFields(options, initialValues(options))).toBe('');
    fc.assert(
      fc.property(anyValues(options), fc.webQueryParameters(), (values, foreign) => {
        expect(decodeFields(options, encodeFields(options, values as never))).toEqual({ ...initialValues(options), ...wellFormed(values) });
        expect(Object.keys(decodeFields(options, foreign))).toEqual(Object.keys(options));
      }),
      { numRuns: runs(30) },
    );
  });
});
