import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { toolIds, toolPath } from '../catalog.ts';

/**
 * Whether a tool has operations. Reads the text of its declaration, because a build does not need to run the code of all tools; the
 * conformance suite compares the result with the declarations. `declareConversion` declares the operation of a conversion between data
 * formats.
 */
export const hasOperations = (toolId: string): boolean =>
  /thread: '|declareConversion\(/.test(readFileSync(toolPath(toolId, 'declare.ts'), 'utf8'));

/**
 * `virtual:worker-operations`: the operations of all tools. Those of the main thread are included, because they run in the worker for long
 * texts.
 */
export function workerOperations(): Plugin {
  const id = '\0virtual:worker-operations';
  return {
    name: 'worker-operations',
    resolveId: (source) => (source === 'virtual:worker-operations' ? id : undefined),
    load(source) {
      if (source !== id) return undefined;
      const loaders = toolIds()
        .filter(hasOperations)
        .map((tool) => `${JSON.stringify(tool)}: () => import(${JSON.stringify(resolve(toolPath(tool, 'run.ts')))})`);
      return `export default {${loaders.join(',')}}`;
    },
  };
}
