import type { Page } from '@playwright/test';
import { open } from './fixtures.ts';

const OPENED_AT = Date.UTC(2026, 2, 1, 12);

/** The time at which `stopClock` stops it, in epoch milliseconds: later than any page can be ready. */
export const STOPPED_AT = OPENED_AT + 3_600_000;

/** Gives a page, before it is opened, a clock that runs by itself and that a test can move on: `page.clock`. */
export const installClock = (page: Page): Promise<void> => page.clock.install({ time: OPENED_AT });

/** From now on, time passes by `page.clock.runFor` alone, until `page.clock.resume`. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(STOPPED_AT);

/** Opens a page and stops its clock once the page is ready. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await installClock(page);
  await open(page, path);
  await stopClock(page);
}
