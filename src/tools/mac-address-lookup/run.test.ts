import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { readRegistry } from '../../../scripts/data/ieee/read-registry.ts';
import { makeDataFile } from '../../../scripts/vite/make-data-file.ts';
import { presenters } from './present.ts';
import type { SingleAddress } from './look-up.ts';
import { run } from './run.ts';

const context = { loadData: makeDataFile };

const lookUp = async (addresses: string) => run.lookUp({ addresses }, context);

const single = async (address: string): Promise<SingleAddress> => {
  const result = await lookUp(address);
  if (!result.ok || !result.value?.single) throw new Error(`${address} is looked up as no single address.`);
  return result.value.single;
};

const locate = async (addresses: string): Promise<string | null> => {
  const result = await run.locate({ addresses }, context);
  return result.ok ? result.value : '';
};

describe('a single address', () => {
  // oui-data 2.1.9, read with Python.
  test.each([
    ['20:37:06:12:34:56', 'Cisco Systems, Inc', '20:37:06', 'MA-L', '80 West Tasman Drive, San Jose CA 94568, United States'],
    ['8c1f.64af.f123', 'Qtechnology A/S', '8C:1F:64:AF:F', 'MA-S', 'Valby Langgade 142, 1., Valby DK 2500, Denmark'],
    [
      '70-B3-D5-7F-00-12',
      'YDK Technologies Co.,Ltd',
      '70:B3:D5:7F:0',
      'MA-S',
      'Minami Shinjuku Hoshino Bldg. 5-23-13 Sendagaya, Shibuya-ku Tokyo 151-0051, Japan',
    ],
    [
      'C8:5C:E2:7A:BC:DE',
      'SYNERGY SYSTEMS AND SOLUTIONS',
      'C8:5C:E2:7',
      'MA-M',
      'A1526, GREEN FIELDS COLONY, Faridabad HARYANA 121001, India',
    ],
    ['c85ce27', 'SYNERGY SYSTEMS AND SOLUTIONS', 'C8:5C:E2:7', 'MA-M', 'A1526, GREEN FIELDS COLONY, Faridabad HARYANA 121001, India'],
  ] as const)('%s belongs to %s', async (address, name, prefix, registry, location) => {
    expect((await single(address)).vendor).toMatchObject({ status: 'named', name, block: { prefix, registry } });
    expect(await locate(address)).toBe(location);
  });

  test.each([
    ['20:37:06', '20:37:06:00:00:00', '20:37:06:FF:FF:FF'],
    ['C8:5C:E2:7A', 'C8:5C:E2:70:00:00', 'C8:5C:E2:7F:FF:FF'],
    ['8C:1F:64:AF:F1', '8C:1F:64:AF:F0:00', '8C:1F:64:AF:FF:FF'],
  ])('%s is in the block from %s to %s', async (address, first, last) => {
    expect((await single(address)).vendor).toMatchObject({ block: { first, last } });
  });

  test.each([
    ['10:00:00:00:00:01', { status: 'private', block: { prefix: '10:00:00', registry: 'MA-L' } }],
    ['8C:1F:64', { status: 'unassigned', block: { prefix: '8C:1F:64', registry: 'MA-L' } }],
    ['02:42:ac:11:00:02', { status: 'local' }],
    ['FF:FF:FF:FF:FF:FF', { status: 'local' }],
    ['04:00:00:00:00:00', { status: 'unknown' }],
  ])('%s has no known vendor: %j', async (address, vendor) => {
    expect((await single(address)).vendor).toMatchObject(vendor);
    expect(await locate(address)).toBeNull();
  });

  test.each([
    ['01:00:5E:00:00:FB', '00:00:5E'],
    ['01:80:C2:00:00:00', '00:80:C2'],
  ])('group address %s has the same vendor as %s', async (group, prefix) => {
    expect((await single(group)).vendor).toEqual((await single(prefix)).vendor);
  });

  // IEEE 802-2024, figure 9: the two lowest bits of the first octet.
  test.each([
    ['00:00:00', 'unicastUniversal'],
    ['02:00:00', 'unicastLocal'],
    ['01:00:00', 'multicastUniversal'],
    ['03:00:00', 'multicastLocal'],
    ['FF:FF:FF:FF:FF:FE', 'multicastLocal'],
    ['FF:FF:FF', 'multicastLocal'],
    ['ff-ff-ff-ff-ff-ff', 'broadcast'],
  ])('%s is %s', async (address, kind) => {
    expect((await single(address)).kind).toBe(kind);
  });

  test.each([
    ['FF:FF:FF:FF:FF:FF', 'broadcast'],
    ['01:00:5E:7F:FF:FF', 'ipv4Multicast'],
    ['01:00:5E:80:00:00', undefined],
    ['01:00:5E', undefined],
    ['01:00:5E:0', 'ipv4Multicast'],
    ['33:33:00:00:00:01', 'ipv6Multicast'],
    ['01:80:C2:00:00:00', 'spanningTree'],
    ['01:80:C2:00:00:01', undefined],
    ['01:80:C2:00:00:0E', 'lldp'],
    ['00:00:5E:00:01:0A', 'vrrp'],
    ['00:00:5E:00:53:FF', 'documentation'],
    ['00:00:5E:00:54:FF', undefined],
    ['02:42:AC:11:00:02', 'docker'],
    ['52:54:00', 'qemu'],
  ])('%s is used for %s', async (address, use) => {
    expect((await single(address)).use).toBe(use);
  });

  test('has all notations if it is complete, and none if it is a prefix', async () => {
    expect((await single('20:37:06:12:34:56')).notations).toEqual({
      colon: '20:37:06:12:34:56',
      hyphen: '20-37-06-12-34-56',
      cisco: '2037.0612.3456',
      bare: '203706123456',
      eui64: '20-37-06-FF-FE-12-34-56',
      linkLocal: 'fe80::2237:6ff:fe12:3456',
      decimal: '35420697146454', // int('203706123456', 16) in Python
    });
    expect(await single('20:37:06:12:34:5')).not.toHaveProperty('notations');
  });

  // RFC 4291, appendix A, and RFC 2464, section 4.
  test.each([
    ['00:0a:95:9d:68:16', 'fe80::20a:95ff:fe9d:6816'],
    ['34-56-78-9A-BC-DE', 'fe80::3656:78ff:fe9a:bcde'],
    ['02:00:00:00:00:00', 'fe80::ff:fe00:0'],
    ['ff:ff:ff:ff:ff:ff', 'fe80::fdff:ffff:feff:ffff'],
  ])('%s has the link-local address %s', async (address, linkLocal) => {
    expect((await single(address)).notations?.linkLocal).toBe(linkLocal);
  });
});

describe('an invalid address', () => {
  test.each([
    ['2037', fail('wrongDigitCount', { values: { found: 4 } })],
    ['20:37:06:12:34:56:78', fail('wrongDigitCount', { values: { found: 14 } })],
    [':-.', fail('wrongDigitCount', { values: { found: 0 } })],
    ['20:37:0G', fail('notAHexadecimalDigit', { values: { character: 'G' }, at: 7 })],
    [' \n\t20:37:0G\n', fail('notAHexadecimalDigit', { values: { character: 'G' }, at: 10 })],
  ])('%j is rejected', async (line, refusal) => {
    expect(await lookUp(line)).toEqual(refusal);
  });

  test.each(['', ' \n\t\r\n'])('%j is an empty list', async (text) => {
    expect(await lookUp(text)).toEqual(ok(null));
  });

  test('is listed unchanged among several, without details', async () => {
    const result = await lookUp('20-37-06\r\n\n  hello \r2037\n02:42:ac:11:00:02');
    expect(result.ok && result.value?.list).toEqual([
      { address: '20:37:06', vendor: expect.objectContaining({ status: 'named', name: 'Cisco Systems, Inc' }), kind: 'unicastUniversal' },
      { address: 'hello' },
      { address: '2037' },
      { address: '02:42:AC:11:00:02', vendor: { status: 'local' }, kind: 'unicastLocal' },
    ]);
  });
});

describe('the presentation', () => {
  const given = {};
  const texts = { t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '), language: 'en' };

  test.each([
    [
      '20:37:06:12:34:56',
      {
        vendor: 'Cisco Systems, Inc',
        block: '20:37:06 (MA-L)',
        blockRange: 'view.range 20:37:06:00:00:00 20:37:06:FF:FF:FF',
        kind: 'view.kinds.unicastUniversal',
        knownUse: undefined,
        bare: '203706123456',
      },
    ],
    ['52:54:00', { vendor: 'view.vendors.local', block: '', blockRange: '', knownUse: 'view.uses.qemu' }],
  ])('contains everything about %s', async (address, expected) => {
    const result = await lookUp(address);
    expect(result.ok && result.value && presenters.lookUp(result.value, given, texts)).toMatchObject(expected);
  });

  test('contains a row for each of several lines', async () => {
    const result = await lookUp('20-37-06\nhello');
    const presented = result.ok && result.value ? presenters.lookUp(result.value, given, texts) : undefined;
    const results = presented && 'results' in presented ? presented.results : undefined;
    expect([results?.length, results?.at(0), results?.at(1), results?.at(2)]).toEqual([
      2,
      { address: '20:37:06', vendor: 'Cisco Systems, Inc', block: '20:37:06 (MA-L)', kind: 'view.kinds.unicastUniversal' },
      { address: 'hello', vendor: 'view.notAnAddress', block: '', kind: '' },
      undefined,
    ]);
  });
});

const isUnicast = ({ prefix }: { readonly prefix: string }): boolean => Number.parseInt(prefix.charAt(1), 16) % 2 === 0;

describe('the data files', () => {
  const registry = readRegistry();
  const records = new Map(registry.map(({ prefix, record }) => [prefix, record]));
  // Without the two blocks that are registered as group addresses, because group addresses are looked up as individual ones.
  const registered = fc.constantFrom(...registry.filter(isUnicast));
  const anyAddress = fc.oneof(
    fc.tuple(registered, fc.stringMatching(/^[0-9A-F]{6}$/)).map(([{ prefix }, rest]) => (prefix + rest).slice(0, 12)),
    fc.stringMatching(/^[0-9A-F]{6,12}$/),
  );

  test('contain the 53,730 blocks of the three registries', () => {
    expect([6, 7, 9].map((digits) => registry.filter(({ prefix }) => prefix.length === digits).length)).toEqual([40_010, 6565, 7155]);
  });

  test('contain the vendor of every registered block', async () => {
    const named = registry.filter(isUnicast).filter(({ record }) => !/^(Private|IEEE Registration Authority)$/.test(record.name));
    const listed = await lookUp(named.map(({ prefix }) => prefix).join('\n'));
    const names = listed.ok && listed.value?.list?.map(({ vendor }) => vendor?.status === 'named' && vendor.name);
    expect(names).toEqual(named.map(({ record }) => record.name));
  });

  test('contain the address of every vendor', async () => {
    await fc.assert(
      fc.asyncProperty(registered, async ({ prefix, record }) => {
        fc.pre(!/^(Private|IEEE Registration Authority)$/.test(record.name));
        expect(await locate(prefix)).toBe(record.address.join(', '));
      }),
    );
  });

  test('assign any address to its longest registered prefix', async () => {
    await fc.assert(
      fc.asyncProperty(anyAddress, async (digits) => {
        fc.pre(isUnicast({ prefix: digits }));
        const prefix = [9, 7, 6].map((length) => digits.slice(0, Math.min(length, digits.length))).find((start) => records.has(start));
        const { vendor } = await single(digits);
        expect('block' in vendor ? vendor.block.prefix.replaceAll(':', '') : undefined).toBe(prefix);
      }),
    );
  });
});
