import type { Page } from '@playwright/test';
import { observePage, readSeen, type Seen, slowDown, totalBlockingMs } from '../measure-page.ts';
import type { Figure, Scenario } from '../scenario.ts';

/** The name of the figure next to the largest paint of a page: the largest paint of the same page with its scripts blocked. */
export const PAINT_LIMIT = '… without scripts';

/** Opens a page on a slow phone. `areScriptsBlocked` blocks all of its scripts, which gives the lower limit for its paints. */
async function openSlowly(page: Page, address: string, areScriptsBlocked = false): Promise<void> {
  await slowDown(await page.context().newCDPSession(page));
  await page.addInitScript(observePage);
  if (areScriptsBlocked) await page.route(/\.js$/, (route) => route.abort());
  await page.goto(address, { waitUntil: 'networkidle' });
}

/** The largest paint of a page with its scripts blocked. */
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
  /** A CSS selector of the element that has text only after React has hydrated the page. */
  readonly drawn?: string;
}

const SLOWLY = '4x slower CPU, 1.6 Mbit/s, 150 ms';

/** The largest paint of a page that was opened slowly, and its lower limit. */
const largestPaints = async (page: Page, address: string, { largestPaintMs }: Seen): Promise<readonly Figure[]> => [
  { what: 'largest paint', value: largestPaintMs, target: 1200, unit: 'ms' },
  { what: PAINT_LIMIT, value: await largestPaintWithoutScripts(page, address), target: 1200, unit: 'ms' },
];

const slowPage = ({ name, path, drawn }: SlowPage): Scenario => ({
  name: `${name}, ${SLOWLY}`,
  async measure(page, origin) {
    if (drawn !== undefined) await page.addInitScript(recordFirstText, drawn);
    await openSlowly(page, `${origin}${path}`);
    const seen = await readSeen(page);
    return [
      ...(await largestPaints(page, `${origin}${path}`, seen)),
      { what: 'total blocking time', value: totalBlockingMs(seen), target: 300, unit: 'ms' },
      ...(drawn === undefined
        ? []
        : [{ what: 'drawn value', value: await page.evaluate<number>('drawnMs'), target: 2100, unit: 'ms' } as const]),
    ];
  },
});

/** Measures the paints of a page whose interactions are measured by another scenario. */
export const paintsOf = (path: string): Scenario => ({
  name: `${path}, ${SLOWLY}`,
  runs: 3,
  async measure(page, origin) {
    await openSlowly(page, `${origin}${path}`);
    return largestPaints(page, `${origin}${path}`, await readSeen(page));
  },
});

/** Runs before a page loads. Notes the time when an element that matches the selector first has text. */
function recordFirstText(selector: string): void {
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
