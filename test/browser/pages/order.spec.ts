import { declarationOf } from '../../../scripts/catalog.ts';
import { listingOf, toolGroups } from '#test/support/catalog.ts';
import { expect, open, test } from '#test/support/fixtures.ts';
import { type OrderedParts, orderedParts, orderFaults } from '#test/support/order-faults.ts';
import { toolTexts } from '#test/support/tool-texts.ts';

const narrow = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

const softly = expect.configure({ soft: true });

const partsOf = async (id: string): Promise<OrderedParts> => orderedParts(await declarationOf(id), toolTexts(id, 'en'));

for (const ids of toolGroups)
  test(`${ids.join(', ')}: input, options and output stand in their order, in the page as in the eye`, async ({ page }) => {
    await page.setViewportSize(narrow);
    await open(page, `/${ids[0]}`);
    for (const id of ids) {
      await page.locator(`#menu a[href="/${id}"]`).first().dispatchEvent('click');
      await expect(page.locator('.tool-head h1')).toHaveText(listingOf(id).name);
      const parts = await partsOf(id);
      for (const size of [narrow, wide]) {
        await page.setViewportSize(size);
        await page.evaluate(() => (document.activeElement as HTMLElement).blur()); // an HTML page has no others; what has the focus is not moved
        const message = `/${id}, ${size.width} px wide`;
        await softly.poll(() => page.evaluate(orderFaults, parts), { message, timeout: 10_000 }).toEqual([]);
      }
    }
  });

test('what stands in a wrong place is seen', async ({ page }) => {
  await page.setViewportSize(narrow);
  await open(page, '/hash-text');
  const parts = await partsOf('hash-text');
  await page.evaluate(() => {
    const options = document.querySelector<HTMLElement>('[data-options]');
    options?.parentElement?.prepend(options);
    document
      .querySelector('main :is(textarea, .cm-editor)')
      ?.closest<HTMLElement>('[data-field]')
      ?.style.setProperty('padding-top', '400px');
  });
  expect(await page.evaluate(orderFaults, parts)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^the first input is \d+ px below the top$/),
      'the option “Input type” stands before its input',
    ]),
  );
  expect(await page.evaluate(orderFaults, { ...parts, folded: ['Functions'] })).toContain(
    '“Functions” is seen before `More options` is pressed',
  );
});
