import { describe, expect, test } from 'vitest';
import { formatIpRange } from './ip-range.ts';
import { readIpList } from './read-ip-list.ts';

describe('readIpList', () => {
  test('reads entries with their lines, separated by commas and semicolons, and skips comments and blanks', () => {
    const list = readIpList(' 10.0.0.1 # home, 1.1.1.1\r\n\r\n10.0.1.0/24;10.0.2.0 255.255.255.0 ,10.1.*.*,\n[::1] – [::9]\n10.0.0.9/24', {
      isStrict: false,
    });
    expect(list.ok && list.value.map((entry) => [entry.line, entry.text, formatIpRange(entry), entry.readAs])).toEqual([
      [1, '10.0.0.1', '10.0.0.1', undefined],
      [3, '10.0.1.0/24', '10.0.1.0-10.0.1.255', undefined],
      [3, '10.0.2.0 255.255.255.0', '10.0.2.0-10.0.2.255', undefined],
      [3, '10.1.*.*', '10.1.0.0-10.1.255.255', undefined],
      [4, '[::1] – [::9]', '::1-::9', undefined],
      [5, '10.0.0.9/24', '10.0.0.0-10.0.0.255', '10.0.0.0/24'],
    ]);
  });

  test.each([
    ['abc', { fault: 'notAnIpRange', entry: 'abc' }],
    ['10.0.0.1-x', { fault: 'notAnIpRange', entry: '10.0.0.1-x' }],
    ['10.0.0.0/24 - 10.0.1.0/24', { fault: 'notAnIpRange' }],
    ['10.0.0.1 - 10.0.0', { fault: 'wrongNumberCount', found: 3 }],
    ['10.0.0.1 - 10.0.0.300', { fault: 'above255', number: '300' }],
    ['::1 - 10.0.0.1', { fault: 'mixedFamilies' }],
    ['10.0.0.9-10.0.0.1', { fault: 'endBeforeStart' }],
    ['fe80::1%eth0', { fault: 'hasZone', entry: 'fe80::1%eth0' }],
    ['fe80::1%en-0 - fe80::2', { fault: 'hasZone', entry: 'fe80::1%en-0 - fe80::2' }],
    ['10.0.0.1/24', { fault: 'hasHostBits', entry: '10.0.0.1/24', network: '10.0.0.0/24' }],
    ['::1/64', { fault: 'hasHostBits', entry: '::1/64', network: '::/64' }],
  ])('rejects %j on the second line', (entry, values) => {
    const list = readIpList(`::\n${entry}\nabc`, { isStrict: true });
    expect(list.ok || list.error).toMatchObject({ code: 'onLine', values: { line: 2, ...values } });
  });
});
