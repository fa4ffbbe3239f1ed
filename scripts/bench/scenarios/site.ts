import { observePage, readSeen, slowDown, totalBlockingMs } from '../measure-page.ts';
import type { Scenario } from '../scenario.ts';

export const home: Scenario = {
  name: 'Home, 4x slower CPU, 1.6 Mbit/s, 150 ms',
  async measure(page, origin) {
    await slowDown(await page.context().newCDPSession(page));
    await page.addInitScript(observePage);
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    const seen = await readSeen(page);
    return [
      { what: 'largest paint', value: seen.largestPaintMs, target: 1200, unit: 'ms' },
      { what: 'total blocking time', value: totalBlockingMs(seen), target: 300, unit: 'ms' },
    ];
  },
};
