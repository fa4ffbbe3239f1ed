import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { fail, mapResult, ok } from '#core/result.ts';
import { parseIpv6 } from '#domains/ip/ipv6.ts';
import { repeatableBytes } from '#test/support/repeatable-bytes.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { describePrefix, describeSubnet } from './describe-prefix.ts';
import { drawGlobalId } from './draw-global-id.ts';
import { ntpTime } from './hash-global-id.ts';
import { run } from './run.ts';

const context = { now: () => new Date('2026-01-01T00:00:00Z'), randomBytes: repeatableBytes() };
const defaults = { ...initialValues(declaration.inputs), ...initialValues(declaration.options) };

type Given = Partial<typeof defaults>;

const globalIdFrom = (given: Given) => drawGlobalId({ ...defaults, ...given }, context);

const generate = (given: Given) =>
  mapResult(globalIdFrom(given), (globalId) => (globalId === null ? null : presenters.generate(globalId, { ...defaults, ...given })));

const mac = { source: 'macAndTime', macAddress: '20:37:06:12:34:56' } as const;

describe('the presented result', () => {
  // The steps of RFC 4193, section 3.2.2, computed with Node's SHA-1.
  test.each([
    [
      { ...mac, time: '2026-01-01T00:00:00Z' },
      { prefix: 'fd80:5787:813e::/48', lastSubnet: 'fd80:5787:813e:ffff::/64' },
    ],
    [
      { source: 'globalId', globalId: '80 57 87 81 3e', subnetId: 'a1' },
      { chosenSubnet: 'fd80:5787:813e:a1::/64', reverseZone: 'e.3.1.8.7.8.7.5.0.8.d.f.ip6.arpa' },
    ],
    [
      { source: 'macAndTime', macAddress: '000a.959d.6816', time: '2024-02-29T12:34:56.789Z' },
      { globalIdUsed: '129fc9d583', prefix: 'fd12:9fc9:d583::/48', firstSubnet: 'fd12:9fc9:d583::/64' },
    ],
    [
      { source: 'globalId', globalId: '1234567890', subnetId: 'BEEF' },
      { chosenSubnet: 'fd12:3456:7890:beef::/64', firstAddress: 'fd12:3456:7890:beef::1', subnets: '65536' },
    ],
  ] as const)('generates from %j %j', (given, expected) => {
    expect(generate(given)).toMatchObject({ ok: true, value: expected });
  });

  test('generates a random prefix by default', () => {
    const result = generate({});
    expect(result.ok && result.value?.prefix).toMatch(/^fd[0-9a-f:]+::\/48$/);
  });

  test.each([[{ source: 'macAndTime' }], [{ source: 'macAndTime', macAddress: ' \t' }], [{ source: 'globalId', globalId: '  ' }]] as const)(
    'returns nothing for %j',
    (given) => {
      expect(generate(given)).toEqual(ok(null));
    },
  );
});

describe('validation without a prefix', () => {
  test.each([
    ['2016-12-31T23:59:60Z', ok({ notices: [{ code: 'leapSecond' }] })],
    ['', ok({ notices: [] })],
    ['yesterday', fail('notATime', { field: 'time' })],
  ])('the time %j', (time, outcome) => {
    expect(run.readTime({ time })).toEqual(outcome);
  });

  test('an invalid subnet ID', () => {
    expect(run.readSubnetId({ subnetId: 'g' })).toEqual(fail('notASubnetId', { field: 'subnetId' }));
    expect(run.readSubnetId({ subnetId: 'a1' })).toEqual(ok(null));
  });
});

describe('the prefix with additional input', () => {
  test('reports the leap second of a time only if it is used', () => {
    const time = '2016-12-31T23:59:60Z';
    expect(generate({ ...mac, time })).toMatchObject(ok({ notices: [{ code: 'leapSecond' }] }));
    expect(generate({ source: 'random', time })).toMatchObject(ok({ notices: [] }));
  });

  test('reports an invalid subnet ID', () => {
    expect(generate({ ...mac, subnetId: 'g' })).toMatchObject(
      ok({ prefix: 'fd80:5787:813e::/48', error: { code: 'notASubnetId', field: 'subnetId' } }),
    );
  });
});

describe('drawGlobalId', () => {
  test('uses the time of the context by default', () => {
    expect(globalIdFrom({ ...mac, time: ' ' })).toEqual(ok(0x805787813en));
  });

  test.each([
    ['2026-01-01', 0x805787813en],
    ['2026-01-01T01:00:00+01:00', 0x805787813en],
    [' 2026-01-01T00:00 ', 0x805787813en],
  ])('reads %j as the same time', (time, globalId) => {
    expect(globalIdFrom({ ...mac, time })).toEqual(ok(globalId));
  });

  test.each([
    ['80:57:87:81:3E', 0x805787813en],
    ['80-57-87-81-3e', 0x805787813en],
    ['fd80:5787:813e::', 0x805787813en],
    ['FD80:5787:813E::/48', 0x805787813en],
    ['fd80:5787:813e:a1::1/64', 0x805787813en],
    ['fd80:5787:813e:0:0:0:0:1/128', 0x805787813en],
    [' fd12::/48 ', 0x1200000000n],
    ['0000000000', 0n],
  ])('reads the Global ID of %j', (typed, globalId) => {
    expect(globalIdFrom({ source: 'globalId', globalId: typed })).toEqual(ok(globalId));
  });

  test.each([
    [{ ...mac, macAddress: '20:37:06:12:34:5' }, fail('wrongMacDigitCount', { field: 'macAddress', values: { found: 11 } })],
    [{ ...mac, macAddress: '20:37:06:12:34:5G' }, fail('wrongMacDigitCount', { field: 'macAddress', values: { found: 11 } })],
    [
      { ...mac, macAddress: '20:37:06:12:34:56G' },
      fail('notAHexadecimalDigit', { field: 'macAddress', values: { character: 'G' }, at: 17 }),
    ],
    [{ ...mac, time: 'yesterday' }, fail('notATime', { field: 'time' })],
    [{ ...mac, time: '2026-02-29' }, fail('notATime', { field: 'time' })],
    [{ source: 'globalId', globalId: '80 57 87 81 3' }, fail('wrongGlobalIdDigitCount', { field: 'globalId', values: { found: 9 } })],
    [{ source: 'globalId', globalId: 'hello' }, fail('wrongGlobalIdDigitCount', { field: 'globalId', values: { found: 1 } })],
    [
      { source: 'globalId', globalId: '80.57.87.81.3e' },
      fail('notAHexadecimalDigit', { field: 'globalId', values: { character: '.' }, at: 2 }),
    ],
    [
      { source: 'globalId', globalId: '80578😀7813e' },
      fail('notAHexadecimalDigit', { field: 'globalId', values: { character: '😀' }, at: 5 }),
    ],
    [{ source: 'globalId', globalId: '2001:db8::1' }, fail('notUniqueLocal', { field: 'globalId' })],
    [{ source: 'globalId', globalId: 'fc00::/7' }, fail('notUniqueLocal', { field: 'globalId' })],
    [{ source: 'globalId', globalId: 'fd::' }, fail('notUniqueLocal', { field: 'globalId' })],
    [{ source: 'globalId', globalId: '::' }, fail('notUniqueLocal', { field: 'globalId' })],
    [{ source: 'globalId', globalId: 'x::y' }, fail('notUniqueLocal', { field: 'globalId' })],
    [{ source: 'globalId', globalId: 'fd80::5787::' }, fail('notAnIpv6Address', { field: 'globalId' })],
    [{ source: 'globalId', globalId: 'fd80:5787:813e::/129' }, fail('notAnIpv6Address', { field: 'globalId' })],
    [{ source: 'globalId', globalId: 'fd80:5787:813e::/' }, fail('notAnIpv6Address', { field: 'globalId' })],
  ] as const)('refuses %j', (given, refusal) => {
    expect(globalIdFrom(given)).toEqual(refusal);
  });

  test('matches Node for any MAC address and time', () => {
    const anyTime = fc.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2036-02-07T06:28:15.999Z'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{12}$/), anyTime, (digits, time) => {
        const ms = time.getTime() + 2_208_988_800_000;
        const key = Buffer.alloc(16);
        key.writeUInt32BE(Math.floor(ms / 1000), 0);
        key.writeUInt32BE(Math.floor(((ms % 1000) * 2 ** 32) / 1000), 4);
        key.write(`${digits.slice(0, 6)}fffe${digits.slice(6)}`, 8, 'hex');
        const digest = createHash('sha1').update(key).digest('hex');
        expect(globalIdFrom({ ...mac, macAddress: digits, time: time.toISOString() })).toEqual(ok(BigInt(`0x${digest.slice(-10)}`)));
      }),
    );
  });
});

describe('ntpTime', () => {
  // RFC 5905, figure 4: the first day of NTP, of Unix, and of the next NTP era.
  test.each([
    [-2_208_988_800, '', 0n],
    [0, '', 2_208_988_800n << 32n],
    [0, '5', (2_208_988_800n << 32n) | 0x8000_0000n],
    [2_085_978_496, '', 0n],
    [-2_208_988_801, '', 0xffff_ffffn << 32n],
  ])('for %i s and the fraction %j is %i', (epochSeconds, fraction, expected) => {
    expect(ntpTime({ epochSeconds, fraction })).toBe(expected);
  });

  test('rounds down a fraction of any length', () => {
    expect(ntpTime({ epochSeconds: 0, fraction: '9'.repeat(40) }) & 0xffff_ffffn).toBe(0xffff_ffffn);
    expect(ntpTime({ epochSeconds: 0, fraction: '0000000002' }) & 0xffff_ffffn).toBe(0n);
  });
});

describe('describeSubnet', () => {
  test.each(['g', '12345', '-1', '0x1', '1 2', 'ａ'])('refuses %j', (typed) => {
    expect(describeSubnet(0n, typed)).toEqual(fail('notASubnetId', { field: 'subnetId' }));
  });

  test('returns nothing without a subnet', () => {
    expect(describeSubnet(0n, ' ')).toEqual(ok(null));
  });

  test('writes text as in RFC 5952, omitting zero groups', () => {
    expect(describePrefix(0x1200000000n)).toMatchObject({ prefix: 'fd12::/48', globalIdUsed: '1200000000', firstSubnet: 'fd12::/64' });
    expect(describePrefix(0x005787013en)).toMatchObject({ prefix: 'fd00:5787:13e::/48', globalIdUsed: '005787013e' });
  });

  test('places any Global ID and subnet ID correctly, and the Global ID can be read from the prefix', () => {
    const anyGlobalId = fc.bigInt({ min: 0n, max: 2n ** 40n - 1n });
    fc.assert(
      fc.property(anyGlobalId, fc.integer({ min: 0, max: 0xffff }), (globalId, subnetId) => {
        const subnet = describeSubnet(globalId, subnetId.toString(16));
        const address = parseIpv6(subnet.ok ? (subnet.value?.firstAddress ?? '') : '');
        expect(address).toEqual(ok((((0xfdn << 40n) | globalId) << 80n) | (BigInt(subnetId) << 64n) | 1n));
        expect(globalIdFrom({ source: 'globalId', globalId: describePrefix(globalId).prefix })).toEqual(ok(globalId));
        expect(globalIdFrom({ source: 'globalId', globalId: describePrefix(globalId).globalIdUsed })).toEqual(ok(globalId));
      }),
    );
  });
});
