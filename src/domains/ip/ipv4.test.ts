import { isIPv4 } from 'node:net';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { bytesOfIpv4, formatBinaryIpv4, formatIpv4, joinNumbers, LAST_IPV4, parseIpv4 } from './ipv4.ts';

const addresses = fc.integer({ min: 0, max: LAST_IPV4 });

describe('parseIpv4', () => {
  test.each([
    ['0.0.0.0', 0],
    ['192.168.0.1', 3_232_235_521], // from the unit tests of the older it-tools
    ['128.0.0.0', 2 ** 31],
    ['255.255.255.255', 2 ** 32 - 1],
  ])('reads %s as %i', (text, address) => {
    expect(parseIpv4(text)).toEqual(ok(address));
  });

  test.each(['', ' 1.2.3.4', '1.2.3.4/24', '1..2.3', '1.2.3.', '.1.2.3.4', '1.2.3.a', '-1.2.3.4', '0x1.2.3.4', '１.2.3.4'])(
    'finds no address in %j',
    (text) => {
      expect(parseIpv4(text)).toMatchObject(fail('notAnIpv4Address'));
    },
  );

  test('accepts exactly what Node accepts as an IPv4 address', () => {
    const dotted = fc.array(fc.oneof(fc.nat(300).map(String), fc.constantFrom('', '00', '01', '1e1')), { minLength: 3, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          dotted.map((numbers) => numbers.join('.')),
        ),
        (text) => {
          expect(parseIpv4(text).ok).toBe(isIPv4(text));
        },
      ),
    );
  });

  test('reads back the output of formatIpv4', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(parseIpv4(formatIpv4(address))).toEqual(ok(address));
      }),
    );
  });
});

describe('joinNumbers', () => {
  test.each([
    [[], fail('wrongNumberCount', { values: { found: 0 } })],
    [['999', '01', '1'], fail('wrongNumberCount', { values: { found: 3 } })],
    [['1', '2', '3', '4', '5'], fail('wrongNumberCount', { values: { found: 5 } })],
    [['256', '1', '00', '1'], fail('leadingZero', { values: { number: '00' } })],
    [['0', '256', '999', '1'], fail('above255', { values: { number: '256' } })],
    [['1', '1', '1', '9'.repeat(400)], fail('above255', { values: { number: `${'9'.repeat(60)}…` } })],
  ])('refuses %j', (numbers, refusal) => {
    expect(joinNumbers(numbers)).toEqual(refusal);
  });
});

test('bytesOfIpv4 returns the bytes in network order', () => {
  expect(bytesOfIpv4(0xc0_00_02_21)).toEqual([192, 0, 2, 33]); // RFC 6052, section 2.4
});

test('formatBinaryIpv4 writes all 32 digits', () => {
  expect(formatBinaryIpv4(0xc0_a8_01_01)).toBe('11000000.10101000.00000001.00000001'); // from the unit tests of the older it-tools
});

test.each(['1.', '192.168.'])('%j is an incomplete address', (text) => {
  expect(parseIpv4(text)).toMatchObject({ error: { isIncomplete: true } });
});
