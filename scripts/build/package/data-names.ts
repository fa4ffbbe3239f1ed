import type { Plugin } from 'vite';
import { toolIds } from '../../catalog.ts';

/** Matches the name of a data file that code loads, or of a folder with several. */
const LOADED_NAME = /\bloadData\(\s*['"`]([\w-]+)/g;

/** Creates a plugin that finds, during bundling, which modules of scripts/data make the data files of each tool. */
export function findDataNames(workOf: (toolId: string) => string): {
  readonly plugin: Plugin;
  readonly names: ReadonlyMap<string, readonly string[]>;
} {
  const names = new Map<string, readonly string[]>();
  const plugin: Plugin = {
    name: 'data-names',
    buildEnd() {
      const namesLoadedBy = (id: string, seen: Set<string>): readonly string[] => {
        const module = seen.has(id) ? undefined : this.getModuleInfo(id);
        seen.add(id);
        if (!module) return [];
        const here = [...(module.code ?? '').matchAll(LOADED_NAME)].map(([, name = '']) => name);
        return [...here, ...[...module.importedIds, ...module.dynamicallyImportedIds].flatMap((each) => namesLoadedBy(each, seen))];
      };
      for (const id of toolIds()) names.set(id, [...new Set(namesLoadedBy(workOf(id), new Set()))]);
    },
  };
  return { plugin, names };
}
