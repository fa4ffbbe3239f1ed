import { afterAll, beforeAll } from 'vitest';
import type { Driver } from './driver.ts';
import { startWatchedSite, type WatchedSite, type WatchedSiteOptions } from './watched-site.ts';

interface Stand {
  readonly site: WatchedSite;
  readonly driver: Driver;
}

/** A site and a browser for all tests of a `describe`. They start before its first test and end after its last one. */
export function standOf(start: () => Promise<Driver>, options?: WatchedSiteOptions): Stand {
  let site: WatchedSite;
  let driver: Driver;
  beforeAll(async () => {
    [site, driver] = await Promise.all([startWatchedSite(options), start()]);
  });
  afterAll(async () => {
    await driver[Symbol.asyncDispose]();
    await site[Symbol.asyncDispose]();
  });
  return {
    get site() {
      return site;
    },
    get driver() {
      return driver;
    },
  };
}
