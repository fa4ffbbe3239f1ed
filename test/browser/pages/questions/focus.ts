import type { Page } from '@playwright/test';
import { expect, hydrated, open } from '#test/support/fixtures.ts';

/** The number of buttons with the same look that are pressed. The first ones of a list represent the others. */
const MOST_OF_A_LOOK = 3;

/** The number of frames that a page on a busy machine may need to move the focus to new content. */
const PATIENCE_FRAMES = 60;

interface Step {
  /** Whether nothing has the focus. */
  readonly isLost: boolean;
  readonly hasDialog: boolean;
  /** The name of the button that has the focus now, or `undefined` if all were pressed, a dialog is open, or the page was left. */
  readonly next: string | undefined;
}

/** Reads the effect of the last button, and focuses one that has not been pressed yet. Buttons that others depend on are last. */
const goOn = (page: Page, path: string): Promise<Step> =>
  page.evaluate(
    async ({ most, patience, path: ownPath }) => {
      const state = globalThis as { pressed?: { look: string; button: Element }[] };
      for (let frame = 0; state.pressed && (frame < 2 || (frame < patience && document.activeElement === document.body)); frame++)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const isLost = state.pressed !== undefined && document.activeElement === document.body;
      const hasDialog = document.querySelector('dialog:modal') !== null;
      if (hasDialog || location.pathname !== ownPath) return { isLost, hasDialog, next: undefined };

      const pressed = (state.pressed ??= []);
      const left = [...document.querySelectorAll<HTMLButtonElement>('main button:enabled')]
        .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !pressed.some((each) => each.button === button))
        .map((button) => ({
          button,
          name: button.getAttribute('aria-label') ?? button.textContent.trim(),
          look: button.className + (button.querySelector('svg')?.outerHTML ?? ''),
        }))
        .filter(({ look }) => pressed.filter((each) => each.look === look).length < most);
      const next = left.find(({ name }) => !/^(Clear|Undo|Paste|Remove|Delete|Reset|Swap)\b/.test(name)) ?? left[0];
      if (!next) return { isLost, hasDialog, next: undefined };
      pressed.push(next);
      next.button.focus();
      return { isLost, hasDialog, next: next.name };
    },
    { most: MOST_OF_A_LOOK, patience: PATIENCE_FRAMES, path },
  );

/** Presses Escape until the dialog is closed: a dialog that is still loading its content does not listen yet. */
const closeDialog = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:modal')).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });

/** Opens a page and waits for the script of the keyboard shortcuts, which loads after everything else. */
export async function openWithKeys(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/page-keys-')));
  await hydrated(page);
}

/** Presses all buttons of a page with the keyboard, and returns the names of those after which nothing has the focus. */
export async function buttonsThatLoseFocus(page: Page, path: string): Promise<readonly string[]> {
  await openWithKeys(page, path);
  const lost: string[] = [];
  let { next } = await goOn(page, path);
  while (next !== undefined) {
    await page.keyboard.press('Enter');
    let step = await goOn(page, path);
    if (step.isLost) lost.push(next);
    if (step.hasDialog) {
      await closeDialog(page);
      step = await goOn(page, path);
    }
    ({ next } = step);
  }
  return lost;
}

/** Checks whether something has the focus after each button. */
export async function askAboutFocus(page: Page, path: string): Promise<void> {
  expect.soft(await buttonsThatLoseFocus(page, path), 'buttons after which nothing has the focus').toEqual([]);
}
