import type { Locator, Page } from '@playwright/test';
import { fieldsOf } from '../../../../scripts/catalog.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { softly } from './visit.ts';

/** The longest text that is typed. The rest of a longer sample would not reveal more errors. */
const LONGEST = 150;

/** Shorter than the pause after which a field reports its error. */
const PAUSE_MS = 550;

interface Typed {
  readonly alerts: readonly string[];
  /** The longest time between two keys, in ms. */
  readonly longestPause: number;
}

/** Notes each alert that appears while somebody types. */
export const watchAlerts = (page: Page): Promise<void> =>
  page.evaluate((pauseMs) => {
    const typed = { alerts: [] as string[], longestPause: 0 };
    let typedAt = performance.now();
    const onKey = () => {
      typed.longestPause = Math.max(typed.longestPause, performance.now() - typedAt);
      typedAt = performance.now();
    };
    const readTyped = (): Typed => {
      const read = { ...typed };
      typedAt = performance.now();
      Object.assign(typed, { alerts: [], longestPause: 0 });
      return read;
    };
    Object.assign(globalThis, { readTyped });
    addEventListener('keydown', onKey, true);
    addEventListener('input', onKey, true);
    const note = () => {
      if (performance.now() - typedAt < pauseMs)
        typed.alerts.push(...[...document.querySelectorAll('main [role="alert"]')].map(({ textContent }) => textContent));
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  }, PAUSE_MS);

const readTyped = (page: Page): Promise<Typed> => page.evaluate<Typed>('readTyped()');

/** Runs in the page: inserts a text at the caret, one character per task. Separate calls would each need a message to the page and back. */
async function insertKeys(text: string): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  for (const key of text) {
    document.execCommand('insertText', false, key); // the only way to type from a script with the same events as a keyboard
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
  }
}

/**
 * Types a text key by key and returns the alerts. Repeats if the machine paused long enough to look like a visitor who has finished typing.
 */
async function typeText(page: Page, box: Locator, text: string): Promise<readonly string[]> {
  for (;;) {
    await box.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await readTyped(page); // alerts about the missing text
    await page.evaluate(insertKeys, text);
    const { alerts, longestPause } = await readTyped(page);
    if (longestPause < PAUSE_MS) return alerts;
  }
}

/** Types the sample of each visible text field that has one, and returns the number of fields and the alerts. */
export async function typeSamples(page: Page, tool: string): Promise<{ readonly fields: number; readonly alerts: readonly string[] }> {
  const t = toolTexts(tool, 'en');
  const alerts: string[] = [];
  let fields = 0;
  for (const [name, field] of Object.entries((await fieldsOf(tool)).inputs)) {
    const sample = field.kind === 'text' ? field.sample : undefined;
    const box = page
      .locator('main')
      .getByLabel(t(`fields.${name}.label`), { exact: true })
      .and(page.getByRole('textbox'))
      .first();
    if (sample === undefined || !(await box.isVisible())) continue;
    alerts.push(...(await typeText(page, box, sample.slice(0, LONGEST))));
    fields += 1;
  }
  return { fields, alerts };
}

/** Checks whether typing a sample raises an alert before the sample is complete. */
export async function askAboutTyping(page: Page, tool: string): Promise<void> {
  await watchAlerts(page);
  softly((await typeSamples(page, tool)).alerts, 'alerts').toEqual([]);
}
