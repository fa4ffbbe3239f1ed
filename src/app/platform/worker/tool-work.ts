import type { Declaration } from '#core/declaration.ts';
import type { AskedTool } from '#engine/ask-finding.ts';
import type { Work } from '#engine/library.ts';

/** The code that runs a tool without its page. */
interface ToolWork extends AskedTool, Omit<Work, 'implied'> {
  readonly declaration: Declaration;
}

const modules = import.meta.glob<ToolWork>('../../../generated/tool-work/*.ts');

/** Functions that load the tools with operations, by id. */
export const toolWork: Readonly<Record<string, () => Promise<ToolWork>>> = Object.fromEntries(
  Object.entries(modules).map(([file, load]) => [file.replaceAll(/.*\/|\.ts$/g, ''), load]),
);
