import { describe, expect, test } from 'vitest';
import { editsOf } from './answer-edits.ts';
import { run } from './run.ts';
import type { PlanEdit } from './shown-plan.ts';

const NETWORK = /^(\S+) /;

const fields = (blocks: string, subnets: string) => ({ blocks, subnets, inUse: '', reserved: 'ends', growth: 0 }) as const;

/** The text after pressing a button of a row. `now` is the current text of the field, which may differ from the displayed plan. */
function edited(blocks: string, text: string, what: PlanEdit, row = 0, now = text): string | undefined {
  const result = run.plan(fields(blocks, text));
  return result.ok && result.value ? editsOf(result.value).edit(what, fields(blocks, now), row) : undefined;
}

describe('the buttons of a plan', () => {
  test.each([
    // Split
    ['10.0.0.0/24', '10.0.0.0/25 A # core', 'split', 0, '10.0.0.0/26 A a # core\n10.0.0.64/26 A b'],
    ['10.0.0.0/24', 'B 20\n\nA 100', 'split', 0, 'B 20\n\n10.0.0.0/26 A a\n10.0.0.64/26 A b'],
    ['10.0.0.0/24', 'L 3 x /31', 'split', 1, '10.0.0.0/31 L 1\n10.0.0.2/32 L 2 a\n10.0.0.3/32 L 2 b\n10.0.0.4/31 L 3'],
    ['10.0.0.0/25', 'L 3 x /26', 'split', 0, '10.0.0.0/27 L 1 a\n10.0.0.32/27 L 1 b\n10.0.0.64/26 L 2\nL 3 /26'],
    ['10.0.0.0/25', 'L 3 x 60', 'split', 0, '10.0.0.0/27 L 1 a\n10.0.0.32/27 L 1 b\n10.0.0.64/26 L 2\nL 3 60'],
    ['10.0.0.0/24, 2001:db8::/64', 'A 200', 'split', 0, '10.0.0.0/25 A a\n10.0.0.128/25 A b\n2001:db8::/64 A'],
    ['10.0.0.0/30', 'A /32', 'split', 0, undefined],
    // Join
    ['10.0.0.0/24', 'A 100', 'join', 0, '10.0.0.0/24 A'],
    ['10.0.0.0/24', '10.0.0.128/25 B', 'join', 1, '10.0.0.0/24 B'],
    ['10.0.0.0/24', 'A 100\n# two\nB 100', 'join', 1, '10.0.0.0/24 A\n# two'],
    ['10.0.0.0/24', 'L 4 x /31', 'join', 1, '10.0.0.0/30 L 1\n10.0.0.4/31 L 3\n10.0.0.6/31 L 4'],
    ['10.0.0.0/24', '10.0.0.0/24 A', 'join', 0, undefined],
    ['10.0.0.0/24', '10.0.0.0/26 A\n10.0.0.64/27 B', 'join', 0, undefined],
    // Use
    ['10.0.0.0/24', '', 'use', 0, '10.0.0.0/24 Subnet 1'],
    ['10.0.0.0/24', '60\nSubnet 7 20\n', 'use', 2, '60\nSubnet 7 20\n10.0.0.96/27 Subnet 8'],
    ['10.0.0.0/24', 'A 100', 'use', 0, undefined],
    // Fix all
    [
      '10.0.0.0/24',
      'A 2 x 20 # lab\n10.0.0.128/25 B\n60',
      'fixAll',
      0,
      '10.0.0.64/27 A 1 # lab\n10.0.0.96/27 A 2\n10.0.0.128/25 B\n10.0.0.0/26 Subnet 1',
    ],
    ['172.16.0.0/24', 'A 100\nB 100\nC 10', 'fixAll', 0, '172.16.0.0/25 A\n172.16.0.128/25 B\nC 10'],
    ['10.0.0.0/24', '10.0.0.0/25 A', 'fixAll', 0, '10.0.0.0/25 A'],
  ] as const)('in %s with %j: %s in row %i results in %j', (blocks, text, what, row, result) => {
    expect(edited(blocks, text, what, row)).toBe(result);
  });

  test('edit the current text if the displayed row still exists', () => {
    expect(edited('10.0.0.0/24', 'A 100', 'use', 1, '10.0.0.0/25 B')).toBe('10.0.0.0/25 B\n10.0.0.128/25 Subnet 1');
    expect(edited('10.0.0.0/24', 'A 100', 'split', 0, 'A 100\nB 20')).toBe('10.0.0.0/26 A a\n10.0.0.64/26 A b\nB 20');
    expect(edited('10.0.0.0/24', 'A 100', 'use', 1, 'A 200')).toBe(undefined);
    expect(edited('10.0.0.0/24', 'A 100', 'use', 1, 'A')).toBe(undefined);
  });

  test('produce a valid plan', () => {
    const text = edited('10.0.0.0/24', 'L 4 x /31\nA 100', 'split', 2) ?? '';
    expect(text.split('\n').map((line) => NETWORK.exec(line)?.[1])).not.toContain(undefined);
    expect(run.plan(fields('10.0.0.0/24', text)).ok).toBe(true);
  });
});
