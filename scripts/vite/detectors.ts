import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { toolIds, toolPath } from '../catalog.ts';

const having = (file: string): readonly string[] => toolIds().filter((id) => existsSync(toolPath(id, file)));

const importOf = (toolId: string, file: string): string => JSON.stringify(resolve(toolPath(toolId, file)));

/** All detectors, each with its tool. */
function allDetectors(): string {
  const ids = having('detect.ts');
  const imports = ids.map((id, index) => `import { detectors as of${index} } from ${importOf(id, 'detect.ts')};`);
  const own = ids.map((id, index) => `...of${index}.map((detector) => ({ ...detector, toolId: ${JSON.stringify(id)} }))`);
  return `${imports.join('\n')}\nexport default [${own.join(', ')}];`;
}

/** What answers the questions of a tool's findings, loaded when one is asked. */
function askedTools(): string {
  const parts = ['declare.ts', 'run.ts', 'detect-answers.ts'];
  const loaders = having('detect-answers.ts').map(
    (id) =>
      `${JSON.stringify(id)}: async () => Object.assign({}, ...(await Promise.all([${parts.map((part) => `import(${importOf(id, part)})`).join(', ')}])))`,
  );
  return `export default {${loaders.join(',')}};`;
}

const modules: Readonly<Record<string, () => string>> = { 'virtual:detectors': allDetectors, 'virtual:asked-tools': askedTools };

/** `virtual:detectors` and `virtual:asked-tools`: what the tools recognize, and what knows the rest of it. */
export function detectors(): Plugin {
  return {
    name: 'detectors',
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.() : undefined),
  };
}
