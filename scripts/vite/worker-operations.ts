import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { toolIds, toolPath } from '../catalog.ts';

/**
 * Read from its text, since a build need not run what all tools are made of; the conformance suite compares it with what is declared. A conversion
 * between data formats declares its operation itself.
 */
export const hasOperations = (toolId: string): boolean =>
  /thread: '|declareConversion\(/.test(readFileSync(toolPath(toolId, 'declare.ts'), 'utf8'));

/** `virtual:worker-operations`: the operations of all tools. Those of the main thread are worked on there, too, where a text is long. */
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
