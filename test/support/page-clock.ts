import type { Page } from '@playwright/test';
import { open } from './fixtures.ts';

const OPENED_AT = Date.UTC(2026, 2, 1, 12);

/** The time at which `stopClock` stops the clock, in epoch milliseconds. It is later than any page needs to get ready. */
export const STOPPED_AT = OPENED_AT + 3_600_000;

/** Installs a clock before a page is opened. It runs, and a test can advance it: `page.clock`. */
export const installClock = (page: Page): Promise<void> => page.clock.install({ time: OPENED_AT });

/** Stops the clock. Time then only passes through `page.clock.runFor`, until `page.clock.resume`. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(STOPPED_AT);

/** Opens a page and stops its clock once the page is ready. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await installClock(page);
  await open(page, path);
  await stopClock(page);
}
