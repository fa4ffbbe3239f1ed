import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toolIds } from '../../support/catalog.ts';
import { startChromium } from './chromium-driver.ts';
import type { Driver } from './driver.ts';
import { describeFaults } from './fault-checks.ts';
import { pressSamples, readFaults, readTool } from './page-scripts.ts';
import { common, type Reading, writeReference } from './reference.ts';
import { describeSite } from './site-checks.ts';
import { openPage } from './tool-checks.ts';
import { startWatchedSite, type WatchedSite } from './watched-site.ts';

type Lines = readonly string[];

const ANOTHER_DEVICE =
  'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

/** The number of identical readings, a tenth of a second apart, after which the output of a tool counts as stable. */
const REST_LOOKS = 6;

/**
 * Replaces the clock by one that starts next year and runs thirty times as fast, so that everything that depends on the time is different
 * at each reading.
 */
function runAnotherClock(): void {
  const RealDate = Date;
  const start = RealDate.now();
  const now = (): number => start + 400 * 86_400_000 + 30 * (RealDate.now() - start);
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, given: [] | ConstructorParameters<typeof Date>) => (given.length === 0 ? new RealDate(now()) : new RealDate(...given)),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** The last two readings of a tool once its output is stable. If it never is, as for a clock, the tool is read for three seconds. */
async function lookAtRest(driver: Driver): Promise<readonly Lines[]> {
  const until = performance.now() + 3000;
  const looks: Lines[] = [];
  const isAtRest = () =>
    looks.length > REST_LOOKS && looks.slice(-REST_LOOKS).every((lines) => lines.join('\n') === looks.at(-1)?.join('\n'));
  while (!isAtRest() && performance.now() < until) {
    await new Promise((done) => setTimeout(done, 100));
    looks.push(await driver.evaluate(readTool));
  }
  return looks.slice(-2);
}

async function look(driver: Driver, address: string): Promise<{ readonly opened: readonly Lines[]; readonly sampled: readonly Lines[] }> {
  await openPage(driver, address);
  const opened = await lookAtRest(driver);
  await driver.evaluate(pressSamples);
  return { opened, sampled: await lookAtRest(driver) };
}

describe('every tool', () => {
  let site: WatchedSite;
  let drivers: readonly Driver[];
  const reference: Record<string, Reading> = {};

  beforeAll(async () => {
    [site, ...drivers] = await Promise.all([
      startWatchedSite(),
      startChromium(),
      startChromium({ userAgent: ANOTHER_DEVICE }, runAnotherClock),
    ]);
  });
  afterAll(async () => {
    writeReference(reference);
    for (const driver of drivers) await driver[Symbol.asyncDispose]();
    await site[Symbol.asyncDispose]();
  });

  test.for(toolIds)('%s shows output without errors', async (id) => {
    const looks = await Promise.all(drivers.map((driver) => look(driver, `${site.origin}/${id}`)));
    for (const driver of drivers) expect(await driver.evaluate(readFaults)).toEqual([]);
    reference[id] = { opened: common(looks.flatMap(({ opened }) => opened)), sampled: common(looks.flatMap(({ sampled }) => sampled)) };
  });

  test('nearly all output of the tools is reproducible', () => {
    const lines = Object.values(reference).flatMap(({ opened, sampled }) => [opened, sampled].flatMap((shown) => shown ?? [null]));
    expect(lines.filter((line) => line !== null).length / lines.length).toBeGreaterThan(0.9);
  });
});

describeSite(startChromium);
describeFaults(startChromium);
