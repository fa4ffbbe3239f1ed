import type { CategoryId, ToolManifest } from '#core/tool.ts';
import { categories } from '#core/tool.ts';
import { pageSettings } from '#tool-ui/page/page-settings.ts';

export interface CatalogEntry extends ToolManifest {
  /** The folder's name, which is also the path of the page. */
  readonly id: string;
}

const manifests = import.meta.glob<ToolManifest>('../../tools/*/tool.ts', { eager: true, import: 'default' });

const hidden = new Set(pageSettings.hidden);

/** The tools of this site, without those that its settings hide. */
export const catalog: readonly CatalogEntry[] = Object.entries(manifests)
  .map(([file, manifest]) => ({ id: file.split('/').at(-2) ?? '', ...manifest }))
  .filter(({ id }) => !hidden.has(id));

const byId = new Map(catalog.map((tool) => [tool.id, tool]));

/** Finds the tool that replaces a former path, given without its leading slash. */
export const findFormerTool = (path: string): CatalogEntry | undefined => catalog.find((tool) => tool.redirectFrom?.includes(`/${path}`));

export const findTool = (id: string): CatalogEntry | undefined => byId.get(id);

export interface CategoryTools {
  readonly category: CategoryId;
  readonly tools: readonly CatalogEntry[];
}

/** The categories that have tools, in the order of the menu. Their tools are in the order of `ids`. */
export const toolsByCategory = (ids: readonly string[]): readonly CategoryTools[] => {
  const tools = ids.flatMap((id) => findTool(id) ?? []);
  return categories
    .map((category) => ({ category, tools: tools.filter((tool) => tool.category === category) }))
    .filter((group) => group.tools.length > 0);
};
