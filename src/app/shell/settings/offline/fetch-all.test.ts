import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KeepFailure } from '../../../platform/offline/kept-files.ts';
import type { PlannedFetch } from '../../../platform/offline/plan-fetches.ts';
import { fetchAll } from './fetch-all.ts';

const plan = (...bytes: readonly number[]): readonly PlannedFetch[] =>
  bytes.map((size, index) => ({ name: `file-${index}`, bytes: size, unpacks: undefined }));

/** Fetches a plan. The file with the index `failing` fails, and the run is canceled after `cancelAfter` files. */
async function fetched(planned: readonly PlannedFetch[], { failing = -1, failure = 'noRoom' as KeepFailure, cancelAfter = Infinity } = {}) {
  const asked: string[] = [];
  const shares: number[] = [];
  const controller = new AbortController();
  let running = 0;
  let most = 0;
  const keep = async ({ name }: PlannedFetch): Promise<KeepFailure | undefined> => {
    asked.push(name);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (asked.length >= cancelAfter) controller.abort();
    return name === `file-${failing}` ? failure : undefined;
  };
  const outcome = await fetchAll(planned, { keep, onShare: (share) => shares.push(share), signal: controller.signal });
  return { outcome, asked, shares, most };
}

describe('fetchAll', () => {
  test('fetches files in order and reports progress', async () => {
    const { outcome, asked, shares } = await fetched(plan(100, 100, 200));
    expect(outcome).toBeUndefined();
    expect(asked).toEqual(['file-0', 'file-1', 'file-2']);
    expect(shares.at(-1)).toBe(1);
  });

  test.each(['noRoom', 'unreachable', 'gone'] as const)('ends with %s after such a failure', async (failure) => {
    const { outcome, asked } = await fetched(plan(...Array.from({ length: 50 }, () => 10)), { failing: 4, failure });
    expect(outcome).toBe(failure);
    expect(asked.length).toBeLessThan(10);
  });

  test('reports nothing for an empty list', async () =>
    expect(await fetched([])).toMatchObject({ outcome: undefined, asked: [], shares: [] }));

  test('ends when it is canceled', async () => {
    const { outcome, asked } = await fetched(plan(...Array.from({ length: 50 }, () => 10)), { cancelAfter: 5 });
    expect(outcome).toBeUndefined();
    expect(asked.length).toBeLessThan(10);
  });

  test('fetches nothing twice, few files at a time, with increasing progress', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(1_000_000), { maxLength: 30 }), fc.nat(40), async (bytes, failing) => {
        const { outcome, asked, shares, most } = await fetched(plan(...bytes), { failing });
        expect(new Set(asked).size).toBe(asked.length);
        expect(most).toBeLessThanOrEqual(3);
        expect(shares).toEqual(shares.toSorted((one, other) => one - other));
        expect(outcome).toBe(failing < bytes.length ? 'noRoom' : undefined);
        expect(asked.length === bytes.length || outcome !== undefined).toBe(true);
      }),
    );
  });
});
