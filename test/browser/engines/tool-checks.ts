import { describe, expect, test } from 'vitest';
import { toolIds } from '../../support/catalog.ts';
import type { Driver } from './driver.ts';
import { hydrated, pressSamples, readFaults, readTool } from './page-scripts.ts';
import { comparable, type Reading, readReference, type Shown } from './reference.ts';
import { standOf } from './stand.ts';
import type { WatchedSiteOptions } from './watched-site.ts';

/** Tools that display properties of the browser. */
const ABOUT_THE_BROWSER: readonly string[] = ['device-information', 'camera-recorder'];

/** Long enough for the slowest operation on a busy machine. Faster results do not wait for it. */
const PATIENCE_MS = 20_000;

export async function openPage(driver: Driver, address: string): Promise<void> {
  await driver.open(address);
  await driver.evaluate(hydrated);
}

/** Opens a tool, presses its samples, and compares its texts with the reference. */
export async function checkTool(driver: Driver, address: string, { opened, sampled }: Partial<Reading>): Promise<void> {
  const expectShown = async (wanted: Shown): Promise<void> => {
    const shown = async () => comparable(await driver.evaluate(readTool), wanted);
    await expect.poll(shown, { timeout: PATIENCE_MS, interval: 30 }).toEqual(wanted);
  };

  await openPage(driver, address);
  if (opened) await expectShown(opened);
  await driver.evaluate(pressSamples);
  if (sampled) await expectShown(sampled);
  expect(await driver.evaluate(readFaults)).toEqual([]);
}

/** Tests that every tool displays the same in a browser as in Chromium, without any errors. */
export function describeTools(start: () => Promise<Driver>, options?: WatchedSiteOptions): void {
  describe('every tool', () => {
    const stand = standOf(start, options);

    test.for(toolIds)('%s shows the same output as in Chromium', async (id) => {
      const reading = ABOUT_THE_BROWSER.includes(id) ? undefined : readReference()[id];
      await expect(checkTool(stand.driver, `${stand.site.origin}/${id}`, reading ?? {})).resolves.toBeUndefined();
    });
  });
}
