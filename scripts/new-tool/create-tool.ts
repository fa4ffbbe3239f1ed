import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CategoryId, categories } from '../../src/core/tool.ts';
import { takenPaths } from '../../src/core/site-pages.ts';
import { defaultLanguage, languages } from '../../src/core/languages.ts';
import { formerPaths, toolPath } from '../catalog.ts';

export interface NewTool {
  /** The folder's name and the path of the page. */
  readonly id: string;
  readonly category: CategoryId;
  /** Name of a Tabler icon. */
  readonly icon: string;
  /** ISO date of the first release. */
  readonly today: string;
}

const TEMPLATE = 'scripts/new-tool/template';

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const nameOf = (id: string): string => capitalize(id.replaceAll('-', ' '));

export const isCategory = (value: string): value is CategoryId => (categories as readonly string[]).includes(value);

/** The reasons why the tool cannot be created. Empty if it can. */
export async function refusals({ id, icon }: Pick<NewTool, 'id' | 'icon'>): Promise<readonly string[]> {
  const former = (await formerPaths()).find(({ alias }) => alias === id);
  return [
    ...(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)
      ? []
      : [`“${id}” is no path: use lower-case words with hyphens, such as roman-numeral-converter.`]),
    ...(existsSync(toolPath(id)) ? [`There is a folder ${toolPath(id)} already. Nothing was written.`] : []),
    ...(takenPaths.includes(id) ? [`/${id} is a page of the site.`] : []),
    ...(former ? [`/${id} is a former path of ${former.tool}; people have bookmarked it.`] : []),
    ...(existsSync(`node_modules/@tabler/icons/icons/outline/${icon}.svg`) ? [] : [`There is no Tabler icon “${icon}”.`]),
  ];
}

function filesOf({ id, category, icon, today }: NewTool): ReadonlyMap<string, string> {
  const fill = (file: string): string =>
    readFileSync(join(TEMPLATE, file), 'utf8')
      .replaceAll('__CATEGORY__', category)
      .replaceAll('__ICON__', icon)
      .replaceAll('__TODAY__', today)
      .replaceAll('__NAME__', nameOf(id));
  const code = readdirSync(TEMPLATE).filter((file) => file.endsWith('.txt'));
  return new Map([
    ...code.map((file) => [file.replace(/\.txt$/, ''), fill(file)] as const),
    ...languages.map(
      (language) => [`messages/${language}.json`, fill(`messages/${language === defaultLanguage ? 'en' : 'other'}.json.txt`)] as const,
    ),
  ]);
}

/** Writes the folder of a tool that works and passes every check. Call `refusals` first. */
export function createTool(tool: NewTool): readonly string[] {
  return [...filesOf(tool)].map(([name, text]) => {
    const file = toolPath(tool.id, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
    return file;
  });
}
