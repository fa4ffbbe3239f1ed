import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { nameUuids } from './name-uuids.ts';

const DNS = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';

describe('nameUuids', () => {
  test.each([
    ['v3', 'dns', 'www.example.com', '5df41881-3aed-3515-88a7-2f4a814cf09e', 'RFC 9562, A.2'],
    ['v5', 'dns', 'www.example.com', '2ed6657d-e927-568b-95e1-2665a8aea6a2', 'RFC 9562, A.4'],
    ['v5', 'dns', 'python.org', '886313e1-3b8a-5372-9b90-0c9aee199e5d', 'documentation of Python’s uuid'],
    ['v3', 'oid', '1.3.6.1', 'dd1a1cef-13d5-368a-ad82-eca71acd4cd1', 'test_uuid.py of Python'],
    ['v3', 'url', 'http://python.org/', '9fe8e8c4-aaa8-32a9-a55c-4535a88b748d', 'test_uuid.py of Python'],
    ['v3', 'x500', 'c=ca', '658d3002-db6b-3040-a1d1-8ddd7d189a4d', 'test_uuid.py of Python'],
    ['v5', 'x500', 'c=ca', 'cc957dd1-a972-5349-98cd-874190002798', 'test_uuid.py of Python'],
  ] as const)('creates for %s in %s with the name %s the UUID %s (%s)', (version, namespace, names, uuid, _source) => {
    expect(nameUuids({ names, customNamespace: '', version, namespace })).toEqual(ok([uuid]));
  });

  test.each([
    ['', []],
    ['a', ['a']],
    ['a\n', ['a']],
    ['\n', ['']],
    ['a\n\n b \n', ['a', '', ' b ']],
    ['a\r\nb\rc', ['a', 'b', 'c']],
    ['Grüße 🌍\na', ['Grüße 🌍', 'a']],
  ])('reads %j as the names %j, untrimmed', (names, expected) => {
    expect(nameUuids({ names, customNamespace: '', version: 'v5', namespace: 'dns' })).toEqual(
      ok(expected.map((name) => sha1Uuid(DNS, name))),
    );
  });

  test.each([DNS.toUpperCase(), `{${DNS}}`, ` urn:uuid:${DNS}\n`, DNS.replaceAll('-', '')])(
    'accepts %j as a custom namespace',
    (customNamespace) => {
      expect(nameUuids({ names: 'www.example.com', customNamespace, version: 'v5', namespace: 'custom' })).toEqual(
        ok(['2ed6657d-e927-568b-95e1-2665a8aea6a2']),
      );
    },
  );

  test('returns nothing without a custom namespace', () => {
    expect(nameUuids({ names: 'a', customNamespace: ' ', version: 'v3', namespace: 'custom' })).toEqual(ok(null));
  });

  test('returns nothing for a version without a name', () => {
    expect(nameUuids({ names: 'a', customNamespace: '', version: 'v4', namespace: 'dns' })).toEqual(ok(null));
  });

  test('refuses an invalid custom namespace only if it is used', () => {
    const named = { names: 'a', customNamespace: 'example' };
    expect(nameUuids({ ...named, version: 'v3', namespace: 'custom' })).toEqual(
      fail('notAHexadecimalDigit', { field: 'customNamespace', values: { character: 'x' }, at: 1 }),
    );
    expect(nameUuids({ ...named, version: 'v3', namespace: 'url' }).ok).toBe(true);
  });

  test('matches OpenSSL for any name in any namespace', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.uuid({ version: [1, 2, 3, 4, 5, 6, 7, 8] }), (name, namespace) => {
        fc.pre(!name.includes('\n') && name !== '');
        expect(nameUuids({ names: name, customNamespace: namespace, version: 'v5', namespace: 'custom' })).toEqual(
          ok([sha1Uuid(namespace, name)]),
        );
      }),
    );
  });
});

/** Creates a version 5 UUID (RFC 9562, section 5.5) with Node's SHA-1. */
function sha1Uuid(namespace: string, name: string): string {
  const digest = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  digest[6] = (digest[6]! & 0x0f) | 0x50;
  digest[8] = (digest[8]! & 0x3f) | 0x80;
  return digest.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}
