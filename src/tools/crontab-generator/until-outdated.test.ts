import { describe, expect, test, vi } from 'vitest';
import { listRuns } from './list-runs.ts';
import { untilOutdated } from './until-outdated.ts';

const minutes = (count: number) => new Date(count * 60_000);

describe('untilOutdated', () => {
  const request = { expression: '0 * * * *', format: 'unix', timeZone: 'UTC', startFrom: '', runs: 2 } as const;

  test('lists again for another request, after the first run, and if the clock was set back', () => {
    const list = vi.fn<typeof listRuns>(listRuns);
    const upToDate = untilOutdated(list);
    const [first, ...later] = [10, 20, 59, 60, 50].map((count) => upToDate(request, minutes(count)));
    expect(later.map((listed) => listed === first)).toEqual([true, true, false, false]);
    expect(upToDate({ ...request, runs: 3 }, minutes(50))).toMatchObject({ value: { untilMs: minutes(60).getTime() } });
    expect(list).toHaveBeenCalledTimes(4);
  });

  test('never lists again for a given start', () => {
    const list = vi.fn<typeof listRuns>(listRuns);
    const upToDate = untilOutdated(list);
    for (const count of [10, 10_000, 0]) upToDate({ ...request, startFrom: '2026-01-01 00:00' }, minutes(count));
    expect(list).toHaveBeenCalledTimes(1);
  });
});
