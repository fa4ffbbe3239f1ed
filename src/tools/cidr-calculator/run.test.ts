import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minus, unionOf } from '#domains/ip/ip-set.ts';
import { readIpList } from '#domains/ip/read-ip-list.ts';
import { runs } from '#test/support/runs.ts';
import { formats } from './formats.ts';
import { run } from './run.ts';

const nobody = {
  progress: () => {
    // progress is ignored
  },
};
const defaults = { exclude: '', readAs: 'entries', hostBits: 'ignore', format: 'lines', widestIpv4: 0, widestIpv6: 0, most: 0 } as const;
type Options = Partial<Parameters<typeof run.calculate>[0]>;
const calculate = (options: Options) => run.calculate({ include: '', ...defaults, ...options }, nobody);
const networks = (options: Options) => {
  const result = calculate(options);
  return result.ok ? result.value?.networks : result.error;
};

const setOf = (text: string | undefined) => {
  const list = readIpList(text ?? '', { isStrict: true });
  return unionOf(list.ok ? list.value : []);
};

const lookUp = (addresses: string, options: Options = {}) =>
  run.lookUp({ include: '10.0.0.0/8\n2001:db8:1::/48', ...defaults, exclude: '10.9.0.0/16', addresses, ...options }, nobody);

describe('calculate', () => {
  // Python 3.11 ipaddress, netaddr 0.8.0
  test('subtracts a network from all addresses', () => {
    const result = calculate({ include: '0.0.0.0/0', exclude: '192.168.1.0/24' });
    expect(result).toMatchObject({
      value: { ipv4Networks: 24, ipv4Addresses: 4_294_967_040n, ipv6Networks: 0, ipv6Addresses: 0n, extra: 0n },
    });
  });

  test('counts IPv6 addresses exactly', () => {
    const result = calculate({ include: '2001:db8::/48', exclude: '2001:db8:0:ff00::/56' });
    expect(result).toMatchObject({ value: { ipv6Networks: 8, ipv6Addresses: 1_204_203_453_131_759_529_492_480n } });
  });

  test('reports how many additional addresses a limit adds', () => {
    const include = '10.0.0.0/24\n10.0.2.0/24\n10.0.4.0/24\n10.0.64.0/24';
    expect(calculate({ include, most: 2 })).toMatchObject({ value: { networks: '10.0.0.0/21\n10.0.64.0/24', extra: 1280n } });
    expect(calculate({ include, most: 3 })).toMatchObject({ value: { extra: 512n } });
    expect(calculate({ include, most: 4 })).toMatchObject({ value: { extra: 0n } });
    expect(calculate({ include, most: 2, widestIpv6: 1 })).toMatchObject({ value: { ipv4Networks: 4, ignoresMost: true } });
    expect(networks({ include, most: 2, format: 'ranges' })).toBe(
      '10.0.0.0-10.0.0.255\n10.0.2.0-10.0.2.255\n10.0.4.0-10.0.4.255\n10.0.64.0-10.0.64.255',
    );
  });

  test('splits networks wider than the limit', () => {
    const options = { include: '10.0.0.0/23, 10.1.0.0/25, ::/126', widestIpv4: 24, widestIpv6: 127 };
    expect(networks(options)).toBe('10.0.0.0/24\n10.0.1.0/24\n10.1.0.0/25\n::/127\n::2/127');
  });

  test('returns nothing if no addresses are included', () => {
    expect(calculate({ include: ' # nothing\n', exclude: '10.0.0.0/8' })).toEqual({ ok: true, value: null });
    expect(calculate({ include: '10.0.0.0/8', exclude: '0.0.0.0/0' })).toMatchObject({ value: { networks: '', ipv4Networks: 0 } });
  });

  test.each([
    ['commas', '10.0.0.0/31, 10.0.0.9/32, ::/0'],
    ['ranges', '10.0.0.0-10.0.0.1\n10.0.0.9\n::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['masks', '10.0.0.0 255.255.255.254\n10.0.0.9 255.255.255.255\n::/0'],
    ['wireGuard', 'AllowedIPs = 10.0.0.0/31, 10.0.0.9/32, ::/0'],
    ['nginx', 'allow 10.0.0.0/31;\nallow 10.0.0.9/32;\nallow ::/0;\ndeny all;'],
    [
      'iptables',
      'iptables -A INPUT -s 10.0.0.0/31 -j ACCEPT\niptables -A INPUT -s 10.0.0.9/32 -j ACCEPT\nip6tables -A INPUT -s ::/0 -j ACCEPT',
    ],
    [
      'nftables',
      'set allowed4 {\n  type ipv4_addr; flags interval;\n  elements = { 10.0.0.0/31, 10.0.0.9/32 }\n}\nset allowed6 {\n  type ipv6_addr; flags interval;\n  elements = { ::/0 }\n}',
    ],
    [
      'ipset',
      'create allowed4 hash:net family inet\nadd allowed4 10.0.0.0/31\nadd allowed4 10.0.0.9/32\ncreate allowed6 hash:net family inet6\nadd allowed6 ::/1\nadd allowed6 8000::/1',
    ],
    ['terraform', '[\n  "10.0.0.0/31",\n  "10.0.0.9/32",\n  "::/0",\n]'],
    ['json', '[\n  "10.0.0.0/31",\n  "10.0.0.9/32",\n  "::/0"\n]'],
  ] as const)('writes %s', (format, text) => {
    expect(networks({ include: '10.0.0.0 - 10.0.0.1, 10.0.0.9, ::/0', format })).toBe(text);
  });

  test('the tests cover every format', () => {
    expect(formats).toHaveLength(11);
  });

  test('reports redundant or surprising entries', () => {
    const result = calculate({
      include: '10.0.0.0/24\n10.0.0.0/24\n10.0.0.9\n10.0.0.200 - 10.0.1.9\n10.9.0.0/16\n10.8.0.1/16',
      exclude: '10.9.0.0/15\n192.168.0.0/16',
    });
    const remarks = result.ok ? result.value?.remarks : undefined;
    expect(remarks?.map(({ box, line, kind, ...of }) => [box, line, kind, 'other' in of ? of.other.line : undefined])).toEqual([
      ['include', 2, 'same', 1],
      ['include', 3, 'inside', 1],
      ['include', 4, 'overlaps', 1],
      ['include', 5, 'excluded', undefined],
      ['include', 6, 'excluded', undefined],
      ['exclude', 1, 'readAs', undefined],
      ['exclude', 2, 'notIncluded', undefined],
    ]);
  });

  test.each([
    [
      { include: '10.0.0.0/8\nabc', exclude: 'def' },
      { code: 'onLine', field: 'include', values: { line: 2, fault: 'notAnIpRange', entry: 'abc' } },
    ],
    [{ exclude: '::1%eth0' }, { code: 'onLine', field: 'exclude', values: { fault: 'hasZone', entry: '::1%eth0' } }],
    [
      { include: '10.0.0.1/24', hostBits: 'refuse' },
      { field: 'include', values: { fault: 'hasHostBits', network: '10.0.0.0/24' } },
    ],
    [
      { include: 'at 10.0.0.1/24', hostBits: 'refuse', readAs: 'anyText' },
      { field: 'include', values: { line: 1, fault: 'hasHostBits' } },
    ],
    [
      { include: '10.0.0.1', exclude: 'abc', readAs: 'anyText' },
      { code: 'noAddressFound', field: 'exclude' },
    ],
    [
      { include: '0.0.0.0/0', widestIpv4: 24 },
      { code: 'tooManyNetworks', field: 'widestIpv4', values: { prefixLength: 24, found: '16777216' } },
    ],
    [
      { include: '::/0', widestIpv6: 128 },
      { code: 'tooManyNetworks', field: 'widestIpv6', values: { found: String(1n << 128n) } },
    ],
  ] as const)('refuses %j', (options, error) => {
    const result = calculate(options);
    expect(result.ok || result.error).toMatchObject(error);
  });

  test('refuses to shorten a list of more than 10,000 networks', () => {
    const include = Array.from({ length: 10_001 }, (_, index) => `10.${index >> 14}.${(index >> 6) & 255}.${(index & 63) * 4}`).join(',');
    const result = calculate({ include, most: 1000 });
    expect(result.ok || result.error).toEqual({ code: 'tooManyToShorten', field: 'most', values: { found: 10_001, max: 10_000 } });
  });

  test('lists exactly the included addresses that are not excluded, in any format', () => {
    const entries = fc.array(
      fc.tuple(fc.nat(40), fc.nat(9)).map(([first, more]) => `10.0.0.${first} - 10.0.0.${first + more}`),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(entries, entries, fc.nat(3), (include, exclude, most) => {
        const requested = minus(setOf(include.join('\n')), setOf(exclude.join('\n')));
        const options = { include: include.join('\n'), exclude: exclude.join('\n') };
        const exact = networks(options);
        expect(typeof exact === 'string' && setOf(exact)).toEqual(requested);
        const shortened = networks({ ...options, most });
        expect(typeof shortened === 'string' && minus(requested, setOf(shortened))).toEqual([]);
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('lookUp', () => {
  test('finds each address once, with the network that contains it', () => {
    expect(lookUp('from 10.9.8.7\n[2001:DB8:1::7]:443\n10.1.2.3:5000, 10.1.2.3\n10.8.0.0/14\n10.200.0.0/14 10.8.255.255-10.9.0.0')).toEqual(
      {
        ok: true,
        value: [
          { address: '10.9.8.7', contained: 'none', network: '', line: 1, times: 1 },
          { address: '2001:db8:1::7', contained: 'all', network: '2001:db8:1::/48', line: 2, times: 1 },
          { address: '10.1.2.3', contained: 'all', network: '10.0.0.0/13', line: 3, times: 2 },
          { address: '10.8.0.0/14', contained: 'some', network: '10.8.0.0/16', line: 4, times: 1 },
          { address: '10.200.0.0/14', contained: 'all', network: '10.128.0.0/9', line: 5, times: 1 },
          { address: '10.8.255.255-10.9.0.0', contained: 'some', network: '10.8.0.0/16', line: 5, times: 1 },
        ],
      },
    );
  });

  test('searches the list with its limits applied', () => {
    expect(lookUp('10.9.8.7', { most: 1 })).toMatchObject({ value: [{ contained: 'all', network: '10.0.0.0/8' }] });
    expect(lookUp('10.1.2.3', { widestIpv4: 24 })).toMatchObject({ value: [{ network: '10.1.2.0/24' }] });
  });

  test('returns nothing without addresses or a list, and reports a text without addresses', () => {
    expect(lookUp(' ')).toEqual({ ok: true, value: null });
    expect(lookUp('10.0.0.1', { include: '' })).toEqual({ ok: true, value: null });
    expect(lookUp('nobody')).toMatchObject({ error: { code: 'noAddressFound', field: 'addresses' } });
  });

  test('preserves the order of the list for its search', () => {
    const list = Array.from({ length: 50 }, (_, index) => `10.0.${2 * index}.0/24`).join('\n');
    const result = run.lookUp({ include: list, ...defaults, addresses: list }, nobody);
    expect(result.ok && result.value?.every(({ address, network }) => address === network)).toBe(true);
  });
});
