import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { parseEncodedBytes } from './encoded-bytes.ts';

const utf8 = new TextEncoder();

describe('parseEncodedBytes', () => {
  test.each([
    ['text', ' Grüße\n', utf8.encode(' Grüße\n')],
    ['text', 'a\ud800', utf8.encode('a\ufffd')],
    ['hex', '0x66:6F 6f', utf8.encode('foo')],
    ['hex', '0x66, 0x6f, 0x6f', utf8.encode('foo')], // a byte array in source code
    ['hex', String.raw`"\x66\x6f\x6f"`, utf8.encode('foo')],
    ['hex', '66-6F-6F', utf8.encode('foo')], // BitConverter.ToString of .NET
    ['hex', 'key=666F6F', utf8.encode('foo')], // openssl enc -P
    ['hex', 'iv =666F6F', utf8.encode('foo')],
    ['base64', '"Zm9v",', utf8.encode('foo')],
    ['base64', 'Zm9vYg%3D%3D', utf8.encode('foob')],
    ['base64', 'Zm9v\nYg==', utf8.encode('foob')], // RFC 4648, section 10
    ['base64', 'Zm9vYg', utf8.encode('foob')],
    ['base64', '--__', Uint8Array.of(0xfb, 0xef, 0xff)],
    ['base64', '++//', Uint8Array.of(0xfb, 0xef, 0xff)],
  ] as const)('as %s reads %j', (encoding, typed, bytes) => {
    expect(parseEncodedBytes(typed, encoding, 'key')).toEqual(ok(bytes));
  });

  test.each([
    ['hex', 'z', fail('notAHexadecimalDigit', { field: 'key', at: 0, values: { character: 'z' } })],
    ['hex', '1234567', fail('oddDigitCount', { field: 'key', values: { found: 7 } })],
    ['base64', 'Zm9v!', fail('notBase64', { field: 'key' })],
    ['base64', 'Zm9vY', fail('notBase64', { field: 'key' })],
    ['base64', 'Zm9vYg=', fail('notBase64', { field: 'key' })],
  ] as const)('as %s refuses %j', (encoding, typed, failure) => {
    expect(parseEncodedBytes(typed, encoding, 'key')).toEqual(failure);
  });

  test('reads any bytes written by Node', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), fc.constantFrom('hex', 'base64'), (bytes, encoding) => {
        expect(parseEncodedBytes(Buffer.from(bytes).toString(encoding), encoding, 'key')).toEqual(ok(bytes));
      }),
    );
  });
});
