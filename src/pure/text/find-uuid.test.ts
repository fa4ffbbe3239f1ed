import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findUuid } from './find-uuid.ts';

const uuid = 'c8edabc3-f738-4ca3-b68d-ab92a91478a3';
const digits = uuid.replaceAll('-', '');

describe('findUuid', () => {
  test.each([
    uuid,
    `(${uuid})`,
    `UUID("${uuid}"),`,
    `{"$uuid":"${uuid.toUpperCase()}"}`,
    `uuid:${uuid}::urn:schemas-upnp-org:service:A:1`,
    `/dev/sda1: UUID="${uuid}" TYPE="ext4"`,
    `request-${uuid}`,
    uuid.replaceAll('-', '\u2011'),
    `0x${digits}`,
    `X'${digits}'`,
    String.raw`\x${digits}`,
    '{0xc8edabc3,0xf738,0x4ca3,{0xb6,0x8d,0xab,0x92,0xa9,0x14,0x78,0xa3}}', // .NET, format X
    Buffer.from(digits, 'hex').toString('base64'),
    `${uuid} ${digits}`,
  ])('finds the UUID in %j', (text) => {
    expect(findUuid(text)).toBe(digits);
  });

  test.each(['', 'a', digits.slice(1), `${digits}0`, `${uuid}-789e4`, `a-${uuid}`, `${uuid} 00000000-0000-0000-0000-000000000000`])(
    'finds no UUID in %j',
    (text) => {
      expect(findUuid(text)).toBeUndefined();
    },
  );

  test('finds any UUID in any of its forms', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.constantFrom('U', '"U"', '(U)', 'id=U;', 'U\n'), (any, form) => {
        expect(findUuid(form.replace('U', any))).toBe(any.replaceAll('-', ''));
        expect(findUuid(form.replace('U', any.replaceAll('-', '')))).toBe(any.replaceAll('-', ''));
      }),
    );
  });
});
