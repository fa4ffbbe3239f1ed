import type { Page } from 'playwright-core';
import { observePage, readSeen, slowDown, totalBlockingMs } from '../measure-page.ts';
import type { Scenario } from '../scenario.ts';

/** Opens a page on a slow phone; `areScriptsBlocked`: as it would be if none of its scripts came, which is the limit for its paints. */
async function openSlowly(page: Page, address: string, areScriptsBlocked = false): Promise<void> {
  await slowDown(await page.context().newCDPSession(page));
  await page.addInitScript(observePage);
  if (areScriptsBlocked) await page.route(/\.js$/, (route) => route.abort());
  await page.goto(address, { waitUntil: 'networkidle' });
}

/** The largest paint of a page without its scripts. */
async function largestPaintWithoutScripts(page: Page, address: string): Promise<number> {
  const blocked = await page.context().newPage();
  await openSlowly(blocked, address, true);
  const { largestPaintMs } = await readSeen(blocked);
  await blocked.close();
  return largestPaintMs;
}

interface SlowPage {
  readonly name: string;
  readonly path: string;
  /** What is drawn once React has taken the page over: a CSS selector of what then has a text. */
  readonly drawn?: string;
}

const slowPage = ({ name, path, drawn }: SlowPage): Scenario => ({
  name: `${name}, 4x slower CPU, 1.6 Mbit/s, 150 ms`,
  async measure(page, origin) {
    if (drawn !== undefined) await page.addInitScript(noteDrawn, drawn);
    await openSlowly(page, `${origin}${path}`);
    const seen = await readSeen(page);
    const limit = await largestPaintWithoutScripts(page, `${origin}${path}`);
    return [
      { what: 'largest paint', value: seen.largestPaintMs, target: 1200, unit: 'ms' },
      { what: '… without scripts', value: limit, target: 1200, unit: 'ms' },
      { what: 'total blocking time', value: totalBlockingMs(seen), target: 300, unit: 'ms' },
      ...(drawn === undefined
        ? []
        : [{ what: 'drawn value', value: await page.evaluate<number>('drawnMs'), target: 2100, unit: 'ms' } as const]),
    ];
  },
});

/** To be run before a page loads: notes when an element that the selector finds has its first text. */
function noteDrawn(selector: string): void {
  const look = (): void => {
    const element = document.querySelector(selector);
    const text = element && ('value' in element ? String(element.value) : element.textContent);
    if (text) Object.assign(globalThis, { drawnMs: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const OUTPUT = 'main textarea[readonly], main [aria-readonly="true"] .cm-line, main [data-value]';

export const home = slowPage({ name: 'Home', path: '/' });
export const token = slowPage({ name: 'Token', path: '/token-generator', drawn: OUTPUT });
export const uuid = slowPage({ name: 'UUID', path: '/uuid-generator', drawn: OUTPUT });
export const jsonPage = slowPage({ name: 'JSON prettify', path: '/json-prettify' });
