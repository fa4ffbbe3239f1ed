import { readFile } from 'node:fs/promises';
import { expect, open, test } from '#test/support/fixtures.ts';

test('the PNG has the requested size and background', async ({ page }) => {
  await open(page, '/svg-placeholder-generator#width=320&height=45&background=%23102030&exactSize=false&customText=%3C%26%3E');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PNG' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('placeholder.png');
  const png = (await readFile(await download.path())).toString('base64');
  const drawn = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = document.createElement('canvas').getContext('2d');
    context?.drawImage(image, 0, 0);
    return { width: image.width, height: image.height, corner: [...(context?.getImageData(0, 0, 1, 1).data ?? [])] };
  }, png);
  expect(drawn).toEqual({ width: 320, height: 45, corner: [0x10, 0x20, 0x30, 255] });
});
