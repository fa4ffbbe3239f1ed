import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { removeReadOnly } from '../remove-read-only.ts';
import { differences } from './compare-releases.ts';
import { limitFaults, limits } from './limits.ts';
import { rootFaults } from './root-faults.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The problems of a valid root after a test has changed it. */
function faultsOf(plant: (root: string) => void): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'root-'));
  mkdirSync(join(root, 'it-tools'));
  writeFileSync(join(root, 'node'), '');
  writeFileSync(join(root, 'it-tools/index.js'), '');
  chmodSync(join(root, 'node'), 0o555);
  chmodSync(join(root, 'it-tools/index.js'), 0o444);
  plant(root);
  if (rootFaults(root).every((fault) => !fault.startsWith('it-tools has'))) chmodSync(join(root, 'it-tools'), 0o555);
  const faults = rootFaults(root);
  removeReadOnly(root);
  return faults;
}

describe('release checks reject a negative fixture', () => {
  test('a file that differs or exists in only one folder', () => {
    const one = new Map([
      ['a', bytes('1')],
      ['b', bytes('2')],
      ['c', bytes('3')],
    ]);
    const other = new Map([
      ['b', bytes('2')],
      ['c', bytes('4')],
      ['d', bytes('5')],
    ]);
    expect(differences(one, one)).toEqual([]);
    expect(differences(one, other)).toEqual(['a is only in one of both.', 'c differs.', 'd is only in one of both.']);
  });

  test.each<readonly [string, (root: string) => void, string]>([
    ['a file that may be written', (root) => chmodSync(join(root, 'it-tools/index.js'), 0o644), 'it-tools/index.js has mode 644, not 444.'],
    ['a program that may be run as its owner', (root) => chmodSync(join(root, 'node'), 0o4555), 'node has mode 4555, not 555.'],
    ['a link', (root) => symlinkSync('node', join(root, 'sh')), 'sh is neither a file nor a folder.'],
  ])('%s', (_what, plant, fault) => {
    expect(faultsOf(plant)).toContain(fault);
  });

  test.each(Object.keys(limits) as readonly (keyof typeof limits)[])('a size over its limit: %s', (name) => {
    const { what, most } = limits[name];
    expect(limitFaults({ [name]: most })).toEqual([]);
    expect(limitFaults({ [name]: most + 1 })).toEqual([`${most + 1} ${what}: more than ${most}.`]);
  });

  test('a size that is missing or infinite', () => {
    expect(limitFaults({ image: Number.POSITIVE_INFINITY })).toEqual([expect.stringContaining(': more than 75000000.')]);
    expect(limitFaults({ package: Number.NaN })).toHaveLength(1);
  });
});
