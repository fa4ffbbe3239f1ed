import { describe, expect, test } from 'vitest';
import { drawMap } from './draw-map.ts';
import { columnNames, type ExportFormat, exportPlan, type SubnetCells } from './export-plan.ts';
import type { Reservation } from './reserved-addresses.ts';
import { run } from './run.ts';

const heads = Object.fromEntries(columnNames.map((name) => [name, name])) as unknown as SubnetCells; // one for each name

function planOf(blocks: string, subnets: string, reserved: Reservation = 'ends') {
  const result = run.plan({ blocks, subnets, inUse: '', reserved, growth: 0 });
  if (!result.ok || !result.value) throw new Error('The plan is one.');
  return result.value;
}

const written = (format: ExportFormat, blocks: string, subnets: string, reserved?: Reservation): string =>
  exportPlan(format, planOf(blocks, subnets, reserved).plan, reserved ?? 'ends', heads).text;

describe('exportPlan', () => {
  test.each([
    [
      'csv',
      '10.20.0.0/22',
      'Office 220\n10.20.3.0/26 "D", MZ',
      'network,name,first,last,usable,needed,spare\n10.20.2.0/24,Office,10.20.2.1,10.20.2.254,254,220,34\n10.20.3.0/26,"""D"", MZ",10.20.3.1,10.20.3.62,62,,',
    ],
    [
      'markdown',
      '10.20.0.0/22',
      'Office 220',
      '| network | name | first | last | usable | needed | spare |\n| --- | --- | --- | --- | --- | --- | --- |\n| 10.20.0.0/24 | Office | 10.20.0.1 | 10.20.0.254 | 254 | 220 | 34 |',
    ],
    ['cidr', '10.20.0.0/22', 'Office 500', '10.20.0.0/23 Office'],
    // Terraform, “cidrsubnet Function”; HCL, “Quoted Template Expressions”
    [
      'terraform',
      '10.20.0.0/22, 2001:db8::/56',
      'Office 500\nA "b" ${c} \\ /31',
      'locals {\n  subnets = {\n    "Office" = cidrsubnet("10.20.0.0/22", 1, 0)\n    "A \\"b\\" $${c} \\\\" = cidrsubnet("10.20.0.0/22", 9, 256)\n    "Office (2)" = cidrsubnet("2001:db8::/56", 8, 0)\n  }\n}',
    ],
    // RFC 2317, section 4; RFC 3596, section 2.5
    [
      'zones',
      '10.20.0.0/22, 10.32.0.0/15, 2001:db8::/56',
      '10.20.0.0/23 A\n10.20.2.64/26 B\n10.32.0.0/15 C\n2001:db8:0:10::/61 D\n10.20.3.0/31',
      '0.20.10.in-addr.arpa\n1.20.10.in-addr.arpa\n64/26.2.20.10.in-addr.arpa\n0/31.3.20.10.in-addr.arpa\n32.10.in-addr.arpa\n33.10.in-addr.arpa\n1.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa',
    ],
    [
      'json',
      '10.0.0.0/30, 2001:db8::/64',
      'A /31\nB 5',
      '[\n  {\n    "network": "10.0.0.0/31",\n    "name": "A",\n    "first": "10.0.0.0",\n    "last": "10.0.0.1",\n    "usable": 2\n  },\n  {\n    "network": "2001:db8::/64",\n    "name": "B",\n    "first": "2001:db8::",\n    "last": "2001:db8::ffff:ffff:ffff:ffff",\n    "usable": "18446744073709551616"\n  }\n]',
    ],
    ['json', '10.0.0.0/30', '', ''],
  ] as const)('writes %s of %s', (format, blocks, subnets, text) => {
    expect(written(format, blocks, subnets)).toBe(text);
  });

  test.each([
    ['ends', '10.0.0.1,10.0.0.14,14'],
    ['aws', '10.0.0.4,10.0.0.14,11'],
    ['azure', '10.0.0.4,10.0.0.14,11'],
    ['google', '10.0.0.2,10.0.0.13,12'],
    ['oracle', '10.0.0.2,10.0.0.14,13'],
    ['none', '10.0.0.0,10.0.0.15,16'],
  ] as const)('with %s reserved writes the host limits and count', (reserved, cells) => {
    expect(written('csv', '10.0.0.0/28', 'A /28', reserved).split('\n')[1]).toBe(`10.0.0.0/28,A,${cells},,`);
  });
});

describe('the map', () => {
  test('has a bar for each block, without cells too narrow to see', () => {
    const { bars } = planOf('10.20.0.0/22, 10.0.0.0/24', 'A 200\nL 3 x /31');
    expect(bars.map(({ network, isCrowded }) => [network, isCrowded])).toEqual([
      ['10.20.0.0/22', true],
      ['10.0.0.0/24', false],
    ]);
    for (const { cells, minWidth } of bars) {
      expect(cells.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100);
      for (const { width } of cells) expect((width * minWidth) / 100).toBeGreaterThan(2.99);
    }
  });

  test('draws at most 2,000 cells, and escapes names', () => {
    const { bars } = planOf('10.0.0.0/16', 'L 4096 x /31');
    expect(bars.flatMap(({ cells }) => cells).length).toBeLessThanOrEqual(2000);
    expect(drawMap(planOf('10.0.0.0/30', '<b> /31').bars)).toContain('&lt;b&gt;');
    expect(drawMap([])).toBe('');
  });
});
