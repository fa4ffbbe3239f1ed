import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choice, file, secret, text, whole } from '#core/fields.ts';
import { draftsOf } from '#workbench/tool-session.ts';
import { filledInputs, toolLink } from './tool-link.ts';

const fields = {
  inputs: { message: text({ initial: 'hello' }), key: secret(), pin: secret({ isLinkable: false }), document: file() },
  options: { mode: choice(['plain', 'fancy'], 'plain'), length: whole({ min: 1, max: 512, initial: 64 }) },
};
const untouched = { drafts: {}, replaced: undefined, remembered: '', linked: '' };
const drafts = (typed: Record<string, string>) => draftsOf(fields, { ...untouched, drafts: typed });
const address = 'https://example.org/any-tool';

describe('toolLink', () => {
  const typed = drafts({ message: 'a b&c', key: 's3cret', pin: '1234', mode: 'fancy' });
  test.each([
    ['options', `${address}#mode=fancy`],
    ['inputs', `${address}#message=a+b%26c&mode=fancy`],
    ['secrets', `${address}#message=a+b%26c&key=s3cret&mode=fancy`],
  ] as const)('with %s is %s', (content, link) => {
    expect(toolLink(address, fields, typed, content)).toBe(link);
  });

  test('has no fragment when everything is as it was', () => {
    expect(toolLink(address, fields, drafts({}), 'secrets')).toBe(address);
  });

  test('leaves out a number that is none', () => {
    expect(toolLink(address, fields, drafts({ length: '9999' }), 'options')).toBe(address);
  });

  test('says that an input was emptied', () => {
    expect(toolLink(address, fields, drafts({ message: '' }), 'inputs')).toBe(`${address}#message=`);
  });

  test('of more than 8,000 characters is none', () => {
    const prefix = `${address}#message=`.length;
    expect(toolLink(address, fields, drafts({ message: 'x'.repeat(8000 - prefix) }), 'inputs')).toHaveLength(8000);
    expect(toolLink(address, fields, drafts({ message: 'x'.repeat(8001 - prefix) }), 'inputs')).toBeUndefined();
    expect(toolLink(address, fields, drafts({ message: 'x'.repeat(9000) }), 'options')).toBe(address);
  });

  test('never carries a secret unless it was asked for', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.string(), fc.constantFrom('options', 'inputs'), (key, message, content) => {
        expect(toolLink(address, fields, drafts({ key, message }), content) ?? '').not.toContain(key);
      }),
    );
  });

  test('gives back what was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (message, key) => {
        const linked = toolLink(address, fields, drafts({ message, key }), 'secrets')?.split('#')[1] ?? '';
        expect(draftsOf(fields, { ...untouched, linked })).toMatchObject({ message, key });
      }),
    );
  });
});

test('inputs that hold something are told apart from secrets and from files', () => {
  expect(filledInputs(fields, drafts({}))).toEqual({ plain: [], secret: [] });
  expect(filledInputs(fields, drafts({ message: 'x', key: 'y', mode: 'fancy' }))).toEqual({ plain: ['message'], secret: ['key'] });
});
