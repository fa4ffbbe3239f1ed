import type { Page } from '@playwright/test';
import { touchFaults } from '#test/support/touch-faults.ts';
import { expect } from '#test/support/fixtures.ts';
import { softly } from './visit.ts';

/** Emulates the window of a phone with a touch screen, as DevTools do. Returns a function that restores the window. */
export async function emulatePhone(page: Page): Promise<() => Promise<void>> {
  await page.setViewportSize({ width: 390, height: 844 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await devTools.send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 1, mobile: true });
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse) and (hover: none)').matches)).toBe(true);
  return async () => {
    await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await devTools.send('Emulation.clearDeviceMetricsOverride');
    await devTools.detach();
  };
}

/** Checks whether a finger can hit each control, and only that one. */
export async function askAboutTouch(page: Page): Promise<void> {
  const restore = await emulatePhone(page);
  await softly.poll(() => page.evaluate(touchFaults), { message: 'controls', timeout: 10_000 }).toEqual([]);
  await softly(page.locator('kbd:visible'), 'no keyboard shortcut is displayed').toHaveCount(0);
  await restore();
}
