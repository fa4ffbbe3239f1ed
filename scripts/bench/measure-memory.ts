import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';

const SAMPLE_MS = 50;

/** Resident memory of processes in MB, by process ID. Includes buffers and WebAssembly. */
function residentMb(ids: readonly number[]): readonly number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,rss=', '-p', ids.join(',')], { encoding: 'utf8' });
  const sizes = new Map(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .map(([id = 0, kib = 0]) => [id, kib]),
  );
  return ids.map((id) => ((sizes.get(id) ?? 0) * 1024) / 1e6);
}

/** Starts measuring. `stop` returns the largest growth of the page's process since the start, in MB. */
export async function watchMemory(page: Page): Promise<{ readonly stop: () => number }> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const before = residentMb(ids);
  let growthMb = 0;
  const sample = (): void => {
    const growths = residentMb(ids).map((size, index) => size - (before[index] ?? 0));
    growthMb = Math.max(growthMb, ...growths);
  };
  const timer = setInterval(sample, SAMPLE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      sample();
      return growthMb;
    },
  };
}
