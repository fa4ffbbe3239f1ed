import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { expand as expandRange, swap } from './run.ts';

describe('expandRange', () => {
  test.each([
    // The unit tests of the original it-tools
    [
      ['192.168.1.1', '192.168.7.255'],
      {
        size: '1791',
        block: '192.168.0.0/21',
        blockStart: '192.168.0.0',
        blockEnd: '192.168.7.255',
        blockSize: '2048',
        extra: '257',
      },
    ],
    [
      ['10.0.0.1', '10.0.0.17'],
      {
        size: '17',
        block: '10.0.0.0/27',
        blockStart: '10.0.0.0',
        blockEnd: '10.0.0.31',
        blockSize: '32',
        extra: '15',
        count: '5',
        blocks: '10.0.0.1/32\n10.0.0.2/31\n10.0.0.4/30\n10.0.0.8/29\n10.0.0.16/31',
      },
    ],
    // Computed by hand
    [['10.0.0.0', '10.0.0.1'], { size: '2', block: '10.0.0.0/31', extra: '0', count: '1', blocks: '10.0.0.0/31' }],
    [['127.255.255.255', '128.0.0.0'], { size: '2', block: '0.0.0.0/0', count: '2', blocks: '127.255.255.255/32\n128.0.0.0/32' }],
    [['0.0.0.0', '255.255.255.255'], { size: '4294967296', blockSize: '4294967296', extra: '0', blocks: '0.0.0.0/0' }],
    [['1.2.3.4', '1.2.3.4'], { size: '1', block: '1.2.3.4/32', blockStart: '1.2.3.4', blockEnd: '1.2.3.4', blocks: '1.2.3.4/32' }],
    [['0.0.0.1', '255.255.255.254'], { count: '62', size: '4294967294', extra: '2' }],
  ])('expands %j', ([start = '', end = ''], expected) => {
    expect(expandRange({ start, end })).toMatchObject(ok(expected));
  });

  test('lists eleven blocks of the sample', () => {
    const expanded = expandRange({ start: '192.168.1.1', end: '192.168.6.255' });
    const blocks = expanded.ok ? expanded.value?.blocks.split('\n') : [];
    expect([blocks?.length, blocks?.[0], blocks?.at(-1)]).toEqual([11, '192.168.1.1/32', '192.168.6.0/24']);
  });

  test('returns nothing while an end is missing, and reports an invalid end', () => {
    expect(expandRange({ start: '1.2.3.4', end: '' })).toEqual(ok(null));
    expect(expandRange({ start: '1.2.3.4', end: '1' })).toEqual(fail('wrongNumberCount', { field: 'end', values: { found: 1 } }));
  });
});

describe('swap', () => {
  test('swaps the ends if the last one is lower', () => {
    expect(swap({ start: '10.0.0.2', end: '10.0.0.1' })).toEqual(ok({ swappedStart: '10.0.0.1', swappedEnd: '10.0.0.2' }));
  });

  test.each([
    ['10.0.0.1', '10.0.0.2'],
    ['10.0.0.2', '10.0.0'],
    ['', ''],
  ])('does not swap %j and %j', (start, end) => {
    expect(swap({ start, end })).toEqual(ok(null));
  });
});
