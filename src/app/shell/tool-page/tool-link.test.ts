import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choice, file, secret, text, integer } from '#core/fields.ts';
import { controlValuesOf, untouched } from '#tool-ui/tool/session-state.ts';
import { filledInputs, type LinkContent, toolLink } from './tool-link.ts';

const fields = {
  inputs: { message: text({ initial: 'hello' }), key: secret(), pin: secret({ share: 'never' }), document: file() },
  options: { mode: choice(['plain', 'fancy'], 'plain'), length: integer({ min: 1, max: 512, initial: 64 }) },
};
const controlValues = (typed: Record<string, string>) => controlValuesOf(fields, { ...untouched, controlValues: typed });
const address = 'https://example.org/any-tool';

describe('toolLink', () => {
  const typed = controlValues({ message: 'a b&c', key: 's3cret', pin: '1234', mode: 'fancy' });
  test.each([
    ['options', `${address}#mode=fancy&length=64`],
    ['inputs', `${address}#message=a+b%26c&mode=fancy&length=64`],
    ['secrets', `${address}#message=a+b%26c&key=s3cret&mode=fancy&length=64`],
  ] as const)('with %s is %s', (content, link) => {
    expect(toolLink(address, fields, typed, content)).toBe(link);
  });

  test('includes a field according to its own link setting, whichever group it is in', () => {
    const own = {
      inputs: { id: text({ share: 'always' }) },
      options: { note: text({ share: 'onRequest' }), mark: text({ share: 'never' }) },
    };
    const typedOwn = { id: '7', note: 'n', mark: 'm' };
    expect(toolLink(address, own, typedOwn, 'options')).toBe(`${address}#id=7`);
    expect(toolLink(address, own, typedOwn, 'inputs')).toBe(`${address}#id=7&note=n`);
  });

  test('includes the names before lines only if inputs are requested', () => {
    const named = { inputs: { places: text({ share: 'always', hasNamedLines: true }) }, options: {} };
    const places = 'Ana: Tokyo 10-19\n+5:30\nBerlin';
    const linked = (content: LinkContent) => new URLSearchParams(toolLink('', named, { places }, content)).get('places');
    expect(linked('options')).toBe('Tokyo 10-19\n+5:30\nBerlin');
    expect(linked('inputs')).toBe(places);
  });

  test('includes every option, so that saved options of the recipient do not change the result', () => {
    expect(toolLink(address, fields, controlValues({}), 'secrets')).toBe(`${address}#mode=plain&length=64`);
  });

  test('is the plain address for a tool without options or inputs', () => {
    expect(toolLink(address, { inputs: {}, options: {} }, {}, 'secrets')).toBe(address);
  });

  test('omits an invalid number', () => {
    expect(toolLink(address, fields, controlValues({ length: '9999' }), 'options')).toBe(`${address}#mode=plain`);
  });

  test('includes an emptied input', () => {
    expect(toolLink(address, fields, controlValues({ message: '' }), 'inputs')).toBe(`${address}#message=&mode=plain&length=64`);
  });

  test('is undefined if longer than 8,000 characters', () => {
    const rest = `${address}#message=&mode=plain&length=64`.length;
    expect(toolLink(address, fields, controlValues({ message: 'x'.repeat(8000 - rest) }), 'inputs')).toHaveLength(8000);
    expect(toolLink(address, fields, controlValues({ message: 'x'.repeat(8001 - rest) }), 'inputs')).toBeUndefined();
    expect(toolLink(address, fields, controlValues({ message: 'x'.repeat(9000) }), 'options')).toBeDefined();
  });

  test.each([
    ['options', `${address}#message=drawn&mode=fancy&length=64`],
    ['inputs', `${address}#message=drawn&mode=fancy&length=64`],
    ['secrets', `${address}#message=drawn&key=x&mode=fancy&length=64`],
  ] as const)('with %s contains the given values instead of the field values', (content, link) => {
    expect(toolLink(address, fields, typed, content, { message: 'drawn', key: 'x', pin: 'y', mode: 'fancy' })).toBe(link);
  });

  test('never contains a secret unless requested', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.string(), fc.constantFrom('options', 'inputs'), (key, message, content) => {
        expect(toolLink(address, fields, controlValues({ key, message }), content) ?? '').not.toContain(key);
      }),
    );
  });

  // Links are UTF-8, which cannot encode lone surrogates, so the strings consist of whole code points.
  const anyText = fc.string({ unit: 'binary' });
  const anyOptions = fc.record({ mode: fc.constantFrom('plain', 'fancy'), length: fc.integer({ min: 1, max: 512 }).map(String) });
  const anyControlValues = fc.record({ message: anyText, key: anyText, options: anyOptions });

  test('restores the copied state, whatever the recipient has saved', () => {
    fc.assert(
      fc.property(anyControlValues, anyOptions, ({ options, ...inputs }, remembered) => {
        const opened = (content: LinkContent) => {
          const linked = toolLink(address, fields, controlValues({ ...inputs, ...options }), content)?.split('#')[1] ?? '';
          return controlValuesOf(fields, { ...untouched, linked, remembered: new URLSearchParams(remembered).toString() });
        };
        expect(opened('options')).toEqual(controlValues(options));
        expect(opened('inputs')).toEqual(controlValues({ message: inputs.message, ...options }));
        expect(opened('secrets')).toEqual(controlValues({ ...inputs, ...options }));
      }),
    );
  });
});

test('distinguishes filled plain inputs from secrets and files', () => {
  expect(filledInputs(fields, controlValues({}))).toEqual({ plain: [], secret: [] });
  expect(filledInputs(fields, controlValues({ message: 'x', key: 'y', mode: 'fancy' }))).toEqual({ plain: ['message'], secret: ['key'] });
});
