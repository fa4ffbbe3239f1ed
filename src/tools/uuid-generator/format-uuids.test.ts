import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { declaration } from './declare.ts';
import { formatUuids } from './format-uuids.ts';

const uuid = '2ed6657d-e927-568b-95e1-2665a8aea6a2';

describe('formatUuids', () => {
  test.each([
    ['standard', false, '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
    ['noHyphens', true, '2ED6657DE927568B95E12665A8AEA6A2'],
    ['braces', true, '{2ED6657D-E927-568B-95E1-2665A8AEA6A2}'],
    ['urn', true, 'urn:uuid:2ED6657D-E927-568B-95E1-2665A8AEA6A2'],
  ] as const)('writes the format %s with uppercase %s as %s', (format, uppercase, written) => {
    expect(formatUuids([uuid], { format, uppercase, outputAs: 'lines' })).toBe(written);
  });

  test('writes one UUID per line without a final line break', () => {
    expect(formatUuids([uuid, uuid], { format: 'standard', uppercase: false, outputAs: 'lines' })).toBe(`${uuid}\n${uuid}`);
  });

  test('writes a JSON array, even for one UUID', () => {
    expect(formatUuids([uuid], { format: 'standard', uppercase: false, outputAs: 'json' })).toBe(`[\n  "${uuid}"\n]`);
  });

  test.each(declaration.options.outputAs.values)('writes an empty text as %s without UUIDs', (outputAs) => {
    expect(formatUuids([], { format: 'braces', uppercase: true, outputAs })).toBe('');
  });

  test('writes the same UUIDs as lines and as JSON', () => {
    const options = fc.record({ format: fc.constantFrom(...declaration.options.format.values), uppercase: fc.boolean() });
    fc.assert(
      fc.property(fc.array(fc.uuid(), { minLength: 1 }), options, (uuids, { format, uppercase }) => {
        const json: unknown = JSON.parse(formatUuids(uuids, { format, uppercase, outputAs: 'json' }));
        expect(json).toEqual(formatUuids(uuids, { format, uppercase, outputAs: 'lines' }).split('\n'));
      }),
    );
  });
});
