import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIpBlock, type IpBlock, ipBlockSize } from '#domains/ip/ip-block.ts';
import { rangeOfBlock } from '#domains/ip/ip-range.ts';
import { countAddresses, unionOf } from '#domains/ip/ip-set.ts';
import { runs } from '#test/support/runs.ts';
import { fixAll } from './edit-plan.ts';
import { run } from './run.ts';

const defaults = { inUse: '', reserved: 'ends', growth: 0 } as const;
type Options = Partial<Parameters<typeof run.plan>[0]>;
const plan = (blocks: string, subnets: string, options: Options = {}) => run.plan({ ...defaults, blocks, subnets, ...options });
const valueOf = (result: ReturnType<typeof plan>) => (result.ok && result.value ? result.value : undefined);

/** `network name needed`, sorted by address. */
const places = (blocks: string, subnets: string, options: Options = {}) =>
  valueOf(plan(blocks, subnets, options))?.plan.placed.map(
    ({ name, needed, ...block }) => `${formatIpBlock(block)} ${name}${needed === undefined ? '' : ` ${needed}`}`,
  );
const free = (blocks: string, subnets: string, options: Options = {}) =>
  valueOf(plan(blocks, subnets, options))?.plan.free.map(formatIpBlock);
const lost = (blocks: string, subnets: string, options: Options = {}) =>
  valueOf(plan(blocks, subnets, options))?.plan.lost.map(({ name, prefixLength }) => `${name} /${prefixLength}`);

const sizeOf = (blocks: readonly IpBlock[]) => blocks.reduce((sum, block) => sum + ipBlockSize(block), 0n);

describe('plan', () => {
  // Expected results from an independent implementation in Python with ipaddress, in the specification
  test('places the largest subnet first, with room to grow', () => {
    const subnets = 'Office 220 hosts\nGuests: 60\nLinks 6 x /31\nLab 25';
    expect(places('10.20.0.0/22', subnets, { growth: 30 })).toEqual([
      '10.20.0.0/23 Office 286',
      '10.20.2.0/25 Guests 78',
      '10.20.2.128/26 Lab 33',
      '10.20.2.192/31 Links 1',
      '10.20.2.194/31 Links 2',
      '10.20.2.196/31 Links 3',
      '10.20.2.198/31 Links 4',
      '10.20.2.200/31 Links 5',
      '10.20.2.202/31 Links 6',
    ]);
    expect(free('10.20.0.0/22', subnets, { growth: 30 })).toContain('10.20.3.0/24');
  });

  test('keeps a fixed subnet in place', () => {
    expect(places('10.0.0.0/24', '10.0.0.64/26 DMZ\nWeb 50\nDB 20\nApp 20')).toEqual([
      '10.0.0.0/26 Web 50',
      '10.0.0.64/26 DMZ',
      '10.0.0.128/27 DB 20',
      '10.0.0.160/27 App 20',
    ]);
    expect(free('10.0.0.0/24', '10.0.0.64/26 DMZ\nWeb 50\nDB 20\nApp 20')).toEqual(['10.0.0.192/26']);
  });

  test('plans host counts in both families, and prefix lengths in a matching one', () => {
    expect(places('192.0.2.0/24, 2001:db8:40::/56', 'Office 100\nLoopbacks /32\nLab /60')).toEqual([
      '192.0.2.0/25 Office 100',
      '192.0.2.128/32 Loopbacks',
      '2001:db8:40::/60 Lab',
      '2001:db8:40:10::/64 Office 100',
    ]);
  });

  test.each([
    ['ends', 'S 1', '10.0.0.0/30'],
    ['ends', 'S 2', '10.0.0.0/30'],
    ['ends', 'S 3', '10.0.0.0/29'],
    ['ends', 'S 254', '10.0.0.0/24'],
    ['aws', 'S 1', '10.0.0.0/28'],
    ['aws', 'S 27', '10.0.0.0/27'],
    ['aws', 'S 28', '10.0.0.0/26'],
    ['azure', 'S 3', '10.0.0.0/29'],
    ['azure', 'S 4', '10.0.0.0/28'],
    ['google', 'S 4', '10.0.0.0/29'],
    ['google', 'S 5', '10.0.0.0/28'],
    ['oracle', 'S 1', '10.0.0.0/30'],
    ['oracle', 'S 2', '10.0.0.0/29'],
    ['none', 'S 0', '10.0.0.0/32'],
    ['none', 'S 1', '10.0.0.0/32'],
    ['none', 'S 2', '10.0.0.0/31'],
    ['none', 'S 256', '10.0.0.0/24'],
  ] as const)('with %s reserved assigns to %s the network %s', (reserved, subnets, network) => {
    expect(valueOf(plan('10.0.0.0/24', subnets, { reserved }))?.plan.placed.map(formatIpBlock)).toEqual([network]);
  });

  test.each([
    ['VLAN 10 60', ['10.0.0.0/26 VLAN 10 60']],
    ['A;60 IPs # for later', ['10.0.0.0/26 A 60']],
    ['2 x 20, A', undefined],
    ['A 2×20', ['10.0.0.0/27 A 1 20', '10.0.0.32/27 A 2 20']],
    ['20\n2 x /28\nSubnet 2 /28', ['10.0.0.0/27 Subnet 1 20', '10.0.0.32/28 Subnet 3', '10.0.0.48/28 Subnet 4', '10.0.0.64/28 Subnet 2']],
    ['10.0.0.64/27', ['10.0.0.64/27 Subnet 1']],
    ['10.0.0.64 255.255.255.224 Lab', ['10.0.0.64/27 Lab']],
    ['10.0.0.64/27: Lab 7', ['10.0.0.64/27 Lab 7']],
    ['Office/26', ['10.0.0.0/26 Office']],
    [' # nothing', []],
  ])('reads %j', (subnets, list) => {
    expect(places('10.0.0.0/24', subnets)).toEqual(list);
  });

  test('avoids networks in use, and chooses the smallest gap', () => {
    const options = { inUse: '10.0.0.0/26\n10.0.0.80 - 10.0.0.95\n192.0.2.1' };
    expect(places('10.0.0.0/24', 'A 10\nB 20\nC 60', options)).toEqual(['10.0.0.64/28 A 10', '10.0.0.96/27 B 20', '10.0.0.128/26 C 60']);
    expect(valueOf(plan('10.0.0.0/24', '', options))?.plan.inUse.map(formatIpBlock)).toEqual(['10.0.0.0/26', '10.0.0.80/28']);
  });

  test('chooses the first of equal gaps in the order of the blocks, and never spans blocks', () => {
    expect(places('10.0.1.0/24, 10.0.0.0/24', 'A 200\nB 20')).toEqual(['10.0.0.0/27 B 20', '10.0.1.0/24 A 200']);
    expect(lost('10.0.1.0/24, 10.0.0.0/24', 'A 300\nB 20')).toEqual(['A /23']);
  });

  test('reports subnets without space, and places the others', () => {
    expect(lost('172.16.0.0/24', 'A 100\nB 100\nC 10')).toEqual(['C /28']);
    expect(lost('10.0.0.0/24', `A ${'9'.repeat(30)}`)).toHaveLength(1);
    expect(lost('2001:db8::/64', 'A /32')).toEqual(['A /32']);
  });

  test('returns nothing without blocks', () => {
    expect(plan(' # none', 'A 10')).toEqual({ ok: true, value: null });
  });

  test.each([
    ['abc', '', {}, { field: 'blocks', values: { line: 1, fault: 'notAnIpRange' } }],
    ['10.0.0.0/8\n10.20.0.1/22', '', {}, { field: 'blocks', values: { line: 2, fault: 'hasHostBits', network: '10.20.0.0/22' } }],
    [
      '10.20.0.0/22\n10.20.1.0/24',
      '',
      {},
      { values: { line: 2, fault: 'overlaps', network: '10.20.1.0/24', other: '10.20.0.0/22', otherLine: 1 } },
    ],
    ['10.0.0.0/8', 'A', { inUse: '10.0.0.9/8' }, { field: 'inUse', values: { line: 1, fault: 'hasHostBits' } }],
    [
      '10.0.0.0/8',
      '',
      { inUse: '10.0.0.9\n10.0.0.0/24' },
      { field: 'inUse', values: { line: 2, fault: 'overlaps', other: '10.0.0.9', otherLine: 1 } },
    ],
    ['10.0.0.0/8', 'A 1\n\nOffice', {}, { field: 'subnets', values: { line: 3, fault: 'noSize', subnet: 'Office' } }],
    ['10.0.0.0/8', 'Office220', {}, { values: { fault: 'noSize', subnet: 'Office220' } }],
    ['10.0.0.0/8', 'A 220 big', {}, { values: { fault: 'noSize' } }],
    ['10.0.0.0/8', 'A /33', {}, { values: { fault: 'prefixLengthOutOfRange', max: 32, found: 33 } }],
    ['::/0, 10.0.0.0/8', 'A /129', {}, { values: { fault: 'prefixLengthOutOfRange', max: 128 } }],
    ['10.0.0.0/8', 'A /024', {}, { values: { fault: 'prefixLengthLeadingZero', number: '024' } }],
    [
      '10.20.0.0/22',
      '10.20.0.64/25 A',
      {},
      { values: { fault: 'offBoundary', network: '10.20.0.64/25', lower: '10.20.0.0/25', upper: '10.20.0.128/25' } },
    ],
    ['0.0.0.0/0', '255.255.255.255/31 A', {}, { values: { lower: '255.255.255.252/31', upper: '255.255.255.254/31' } }],
    ['10.20.0.0/22', '10.30.0.0/24 A', {}, { values: { fault: 'inNoBlock', network: '10.30.0.0/24' } }],
    [
      '10.20.0.0/22',
      'A 1\n10.20.3.32/27\n10.20.3.0/26 B',
      {},
      { values: { line: 3, fault: 'overlaps', network: '10.20.3.0/26', other: '10.20.3.32/27', otherLine: 2 } },
    ],
    ['10.20.0.0/22', '10.20.3.0/26 B', { inUse: '10.20.3.9' }, { values: { fault: 'overlapsInUse', other: '10.20.3.9', otherLine: 1 } }],
    ['10.0.0.0/8', 'A 0 x 5', {}, { values: { fault: 'countOutOfRange' } }],
    ['10.0.0.0/8', 'A 4097 x 5', {}, { values: { fault: 'countOutOfRange' } }],
    ['10.0.0.0/8', 'A 4000 x 5\nB 97 x 5', {}, { code: 'tooManySubnets', field: 'subnets' }],
    ['10.0.0.0/8', 'A /15', { reserved: 'aws' }, { values: { fault: 'wider', provider: 'AWS', limit: 16 } }],
    ['10.0.0.0/8', 'A 70000', { reserved: 'aws' }, { values: { fault: 'wider' } }],
    ['10.0.0.0/8', 'A /30', { reserved: 'aws' }, { values: { fault: 'narrower', limit: 28 } }],
    ['10.0.0.0/8', '10.0.0.0/31 A', { reserved: 'google' }, { values: { fault: 'narrower', provider: 'Google Cloud', limit: 29 } }],
  ] as const)('refuses %j, %j, %j', (blocks, subnets, options, error) => {
    const result = plan(blocks, subnets, options);
    expect(result.ok || result.error).toMatchObject(error);
  });

  const sizes = fc.array(
    fc.oneof(
      fc.nat(70).map((hosts) => `N ${hosts}`),
      fc.integer({ min: 25, max: 32 }).map((length) => `N /${length}`),
    ),
    {
      maxLength: 8,
    },
  );

  test('divides a block into subnets, free space and networks in use, and can fix all of them in place', () => {
    fc.assert(
      fc.property(sizes, fc.nat(255), (lines, used) => {
        const [blocks, subnets, options] = ['10.0.0.0/24', lines.join('\n'), { inUse: `10.0.0.${used}` }];
        const value = valueOf(plan(blocks, subnets, options));
        const { placed = [], free: holes = [], inUse = [], lost: left = [] } = value?.plan ?? {};
        const all = [...placed, ...holes, ...inUse];
        expect(sizeOf(all)).toBe(256n);
        expect(countAddresses(unionOf(all.map(rangeOfBlock)))).toBe(256n);
        expect(placed.length + left.length).toBe(lines.length);
        for (const { prefixLength } of left) expect(holes.every((hole) => hole.prefixLength > prefixLength)).toBe(true);
        const text = value ? fixAll({ text: subnets, plan: value.plan }) : '';
        expect(places(blocks, text, options)?.map((place) => place.split(' ')[0])).toEqual(placed.map(formatIpBlock));
      }),
      { numRuns: runs(30) },
    );
  });
});
