import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choice, file, flag, secret, text } from '#core/fields.ts';
import { hasFilledSecret, keptDrafts, parseKept } from './kept-inputs.ts';

const fields = {
  inputs: { message: text(), key: secret(), document: file(), strict: flag(false) },
  options: { mode: choice(['plain', 'fancy'], 'plain') },
};

test('inputs are kept, and neither secrets nor files nor options', () => {
  const drafts = { message: 'a', key: 's3cret', document: null, strict: true, mode: 'fancy', foreign: 'x' };
  expect(keptDrafts(fields, drafts)).toEqual({ message: 'a', strict: true });
});

test('a secret is filled in once something stands in it', () => {
  expect(hasFilledSecret(fields, {})).toBe(false);
  expect(hasFilledSecret(fields, { message: 'a', key: '' })).toBe(false);
  expect(hasFilledSecret(fields, { key: 'x' })).toBe(true);
});

describe('parseKept', () => {
  test.each([
    ['{"message":"a","strict":true}', { message: 'a', strict: true }],
    ['{"message":1,"other":null,"more":{}}', {}],
    ['["a"]', {}],
    ['null', {}],
    ['{', {}],
  ])('reads %s as %j', (source, drafts) => {
    expect(parseKept(source)).toEqual(drafts);
  });

  test('gives back what was kept', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (message) => {
        expect(parseKept(JSON.stringify(keptDrafts(fields, { message })))).toEqual({ message });
      }),
    );
  });
});
