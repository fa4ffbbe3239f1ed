import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium-driver.ts';
import type { Driver } from './driver.ts';
import { readFaults } from './page-scripts.ts';
import { describeTools } from './tool-checks.ts';
import { aboveFloor, FLOOR, type Family, newAtFloor } from './web-platform.ts';
import { startWatchedSite } from './watched-site.ts';

describeTools(startChromium, { forgotten: aboveFloor() });

describe('a browser is reported as too old', () => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await startChromium();
  });
  afterAll(() => driver[Symbol.asyncDispose]());

  test.for(Object.keys(FLOOR) as Family[])('if it lacks features introduced with the minimum version of %s', async (family) => {
    await using site = await startWatchedSite({ forgotten: newAtFloor(family) });
    await driver.open(`${site.origin}/about`);
    expect(await driver.evaluate(readFaults)).toContain('The browser is called too old.');
  });
});
