import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { toolIds, toolPath } from '../catalog.ts';

/**
 * Read from its text, since a build need not run what all tools are made of; the conformance suite compares it with what is declared. A conversion
 * between data formats is for the worker.
 */
export const hasHeavyWork = (toolId: string): boolean =>
  /thread: 'worker'|declareConversion\(/.test(readFileSync(toolPath(toolId, 'declare.ts'), 'utf8'));

/** `virtual:worker-operations`: the operations of the tools that have one for the worker. What the others load would lie in its bundle unused. */
export function workerOperations(): Plugin {
  const id = '\0virtual:worker-operations';
  return {
    name: 'worker-operations',
    resolveId: (source) => (source === 'virtual:worker-operations' ? id : undefined),
    load(source) {
      if (source !== id) return undefined;
      const loaders = toolIds()
        .filter(hasHeavyWork)
        .map((tool) => `${JSON.stringify(tool)}: () => import(${JSON.stringify(resolve(toolPath(tool, 'run.ts')))})`);
      return `export default {${loaders.join(',')}}`;
    },
  };
}
