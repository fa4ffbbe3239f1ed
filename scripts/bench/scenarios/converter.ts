import type { Page } from '@playwright/test';
import type { Scenario } from '../scenario.ts';
import { openTool, timed } from '../visit.ts';

const FILE_BYTES = 50_000_000;

/** Makes a file in the page, because Playwright cannot transfer one of this size. The returned function selects it. */
async function makeFile(page: Page, selector: string, piece: string, sizeBytes: number): Promise<() => Promise<void>> {
  const file = await page.evaluateHandle(
    (made) => new File([made.piece.repeat(Math.ceil(made.sizeBytes / made.piece.length)).slice(0, made.sizeBytes)], 'made.txt'),
    { piece, sizeBytes },
  );
  return () =>
    page.locator(selector).evaluate((input, made) => {
      const chosen = new DataTransfer();
      chosen.items.add(made);
      (input as HTMLInputElement).files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, file);
}

const rowSays = (page: Page, header: string, value: string) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('main tr')].some(
        (row) =>
          row.firstElementChild?.textContent === wanted.header && row.querySelector('[data-value]')?.textContent.startsWith(wanted.value),
      ),
    { header, value },
  );

export const base64File: Scenario = {
  name: '50 MB file to Base64 and back',
  async measure(page, origin) {
    await openTool(page, `${origin}/base64-file-converter`);
    const chooseFile = await makeFile(page, 'main input[type=file][name=file]', 'The quick brown fox. ', FILE_BYTES);
    const there = await timed(page, chooseFile, () => rowSays(page, 'Base64 length', '66,666,668'), { resultMs: 5000 });
    const base64Length = Math.ceil(FILE_BYTES / 3) * 4;
    const openBase64 = await makeFile(page, 'main input[type=file][hidden]', 'VGhlIHF1aWNrIGJyb3duIGZveC4g', base64Length);
    const back = await timed(page, openBase64, () => rowSays(page, 'Decoded size', '50,000,001'), { resultMs: 5000 });
    return [
      ...there.map((figure) => ({ ...figure, what: `${figure.what}, there` })),
      ...back.map((figure) => ({ ...figure, what: `${figure.what}, back` })),
    ];
  },
};
