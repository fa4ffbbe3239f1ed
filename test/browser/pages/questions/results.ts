import type { Page } from '@playwright/test';
import { initialValues } from '../../../../src/core/fields.ts';
import { type DeclaredTool, declaredTools } from '../../../conformance/declared-tools.ts';
import { missingTexts, shownTexts } from '../../../conformance/shown-texts.ts';
import { pressSamples, readTool } from '../../engines/page-scripts.ts';
import { asHtml, htmlOf } from '#test/support/catalog.ts';
import { softly } from './visit.ts';

/** More rows than any tool displays without scrolling. */
const MOST_ROWS = 60;

/** Outputs that a page displays as buttons or choices, without their values. */
const asControls: Readonly<Record<string, readonly string[]>> = {
  'ipv4-subnet-calculator': ['previous', 'next', 'splits'],
  'ipv6-calculator': ['previous', 'next'],
};

const declaredTool = (tool: string): DeclaredTool | undefined => declaredTools.find(({ id }) => id === tool);
const initialOf = ({ declaration: { inputs, options } }: DeclaredTool) => initialValues({ ...inputs, ...options });

/** The values of a tool's fields after all of its samples were inserted. */
const sampledOf = (tool: DeclaredTool) => {
  const samples = Object.entries(tool.declaration.inputs).flatMap(([name, field]) => ('sample' in field ? [[name, field.sample]] : []));
  return { ...initialOf(tool), ...Object.fromEntries(samples) };
};

/** Checks whether the built page displays the results of the operations. */
export async function askAboutBuiltResults(tool: string): Promise<void> {
  const declared = declaredTool(tool);
  if (!declared) return;
  const shown = (await shownTexts(declared, initialOf(declared), ['main'])).map(({ name, label, texts }) => ({
    name,
    label: asHtml(label),
    texts: texts.map(asHtml),
  }));
  const html = htmlOf(tool);
  const textInHtml = html.replaceAll(/<[^>]*>/g, ''); // a part of a text can have its own style
  softly(missingTexts(`${html}\n${textInHtml}`, shown), 'built page').toEqual([]);
}

/** Presses the samples of a tool and checks whether the page displays the results of the operations. */
export async function askAboutResults(page: Page, tool: string): Promise<void> {
  await page.evaluate(pressSamples);
  const declared = declaredTool(tool);
  if (!declared) return;
  const shown = (await shownTexts(declared, sampledOf(declared))).filter(({ name }) => !asControls[tool]?.includes(name));
  const missing = async () => missingTexts((await page.evaluate(readTool, MOST_ROWS)).join('\n'), shown);
  await softly.poll(missing, { message: 'with its samples' }).toEqual([]);
}
