import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { toolIds, toolPath } from '../catalog.ts';
import { hasOperations } from './worker-operations.ts';

/** Whether a tool can run line by line. Reads the text of its declaration, as `hasOperations` does. */
export const takesLines = (toolId: string): boolean => /perLine: true/.test(readFileSync(toolPath(toolId, 'declare.ts'), 'utf8'));

const NAME = 'virtual:tool-work';

const allTools = (): string =>
  `export default {${toolIds()
    .filter(hasOperations)
    .map((id) => `${JSON.stringify(id)}: () => import('${NAME}/${id}')`)}};`;

/** The modules that run one tool, as one module, so that the worker only needs one file name per tool. */
const toolOf = (id: string): string =>
  ['declare.ts', 'run.ts', 'answer.ts']
    .filter((part) => existsSync(toolPath(id, part)))
    .map((part) => `export * from ${JSON.stringify(resolve(toolPath(id, part)))};`)
    .join('\n');

/** `virtual:tool-work`: functions that load the code that runs each tool without its page. */
export function toolWork(): Plugin {
  return {
    name: 'tool-work',
    resolveId: (source) => (source === NAME || source.startsWith(`${NAME}/`) ? `\0${source}` : undefined),
    load: (id) => (id === `\0${NAME}` ? allTools() : id.startsWith(`\0${NAME}/`) ? toolOf(id.slice(NAME.length + 2)) : undefined),
  };
}
