import type { Declaration } from '#core/declaration.ts';
import type { AskedTool } from '#engine/ask-finding.ts';
import type { Work } from '#engine/library.ts';

/** The code that runs a tool without its page. */
interface ToolWork extends AskedTool, Omit<Work, 'implied'> {
  readonly declaration: Declaration;
}

const FOLDER = '../../../generated/tool-work/';
const modules = import.meta.glob<ToolWork>('../../../generated/tool-work/*.ts'); // Vite requires a literal

/** Functions that load the tools with operations, by id. */
export const toolWork: Readonly<Record<string, () => Promise<ToolWork>>> = Object.fromEntries(
  Object.entries(modules).map(([file, load]) => [file.slice(FOLDER.length, -'.ts'.length), load]),
);
