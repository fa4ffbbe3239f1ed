import { initialValues } from '../../../src/core/fields.ts';
import { pressSamples, readTool } from '../engines/page-scripts.ts';
import { type DeclaredTool, declaredTools } from '../../conformance/declared-tools.ts';
import { missingTexts, shownTexts } from '../../conformance/shown-texts.ts';
import { asHtml, htmlOf, listingOf, toolGroups } from '#test/support/catalog.ts';
import { expect, open, test } from '#test/support/fixtures.ts';

/** More than any tool has of rows that are all on the page. */
const MOST_ROWS = 60;

/** What a page has as buttons or as choices, without its value. */
const asControls: Readonly<Record<string, readonly string[]>> = {
  'ipv4-subnet-calculator': ['previous', 'next', 'splits'],
  'ipv6-calculator': ['previous', 'next'],
};

const declaredIn = (ids: readonly string[]): readonly DeclaredTool[] => declaredTools.filter(({ id }) => ids.includes(id));
const initialOf = ({ declaration: { inputs, options } }: DeclaredTool) => initialValues({ ...inputs, ...options });

/** The fields of a tool after all of its samples were pressed. */
const sampledOf = (tool: DeclaredTool) => {
  const samples = Object.entries(tool.declaration.inputs).flatMap(([name, field]) => ('sample' in field ? [[name, field.sample]] : []));
  return { ...initialOf(tool), ...Object.fromEntries(samples) };
};

for (const ids of toolGroups) {
  test(`${ids.join(', ')}: prerendered is what the operations give here`, async () => {
    for (const tool of declaredIn(ids)) {
      const shown = (await shownTexts(tool, initialOf(tool), ['main'])).map(({ name, label, texts }) => ({
        name,
        label: asHtml(label),
        texts: texts.map(asHtml),
      }));
      const html = htmlOf(tool.id);
      const textInHtml = html.replaceAll(/<[^>]*>/g, ''); // where a part of a text looks otherwise
      expect.soft(missingTexts(`${html}\n${textInHtml}`, shown), tool.id).toEqual([]);
    }
  });

  test(`${ids.join(', ')}: a page shows of its sample what the operations give here`, async ({ page }) => {
    await open(page, `/${ids[0]}`);
    for (const tool of declaredIn(ids)) {
      await page.locator(`#menu a[href="/${tool.id}"]`).first().dispatchEvent('click'); // half as dear as to load each
      await expect(page.locator('.tool-head h1')).toHaveText(listingOf(tool.id).name);
      await page.evaluate(pressSamples);
      const shown = (await shownTexts(tool, sampledOf(tool))).filter(({ name }) => !asControls[tool.id]?.includes(name));
      const missing = async () => missingTexts((await page.evaluate(readTool, MOST_ROWS)).join('\n'), shown);
      await expect.soft.poll(missing, { message: tool.id }).toEqual([]);
    }
  });
}
