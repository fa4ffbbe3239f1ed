import type { CategoryId, ToolManifest } from '#core/tool.ts';
import { categories } from '#core/tool.ts';

export interface CatalogEntry extends ToolManifest {
  /** The folder's name, which is also the path of the page. */
  readonly id: string;
}

const manifests = import.meta.glob<ToolManifest>('../tools/*/tool.ts', { eager: true, import: 'default' });

export const catalog: readonly CatalogEntry[] = Object.entries(manifests).map(([file, manifest]) => ({
  id: file.split('/').at(-2) ?? '',
  ...manifest,
}));

export const findTool = (id: string): CatalogEntry | undefined => catalog.find((tool) => tool.id === id);

/** The tool that a former path, without its slash, now leads to. */
export const findFormerTool = (path: string): CatalogEntry | undefined => catalog.find((tool) => tool.redirectFrom?.includes(`/${path}`));

/** The categories that have a tool, in the order of the menu. */
export const toolsByCategory: readonly { readonly category: CategoryId; readonly tools: readonly CatalogEntry[] }[] = categories
  .map((category) => ({ category, tools: catalog.filter((tool) => tool.category === category) }))
  .filter(({ tools }) => tools.length > 0);
