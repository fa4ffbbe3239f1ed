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

const ASKED = 'virtual:asked-tools';

/** Functions that load, for each tool, the code that completes its findings. */
const askedTools = (): string =>
  `export default {${having('detect-answers.ts').map((id) => `${JSON.stringify(id)}: () => import('${ASKED}/${id}')`)}};`;

/** The modules of one tool that complete its findings, as one module, so that the worker only needs one file name per tool. */
const askedTool = (id: string): string =>
  ['declare.ts', 'run.ts', 'detect-answers.ts'].map((part) => `export * from ${importOf(id, part)};`).join('\n');

function moduleOf(name: string): string | undefined {
  if (name === 'virtual:detectors') return allDetectors();
  if (name === ASKED) return askedTools();
  return name.startsWith(`${ASKED}/`) ? askedTool(name.slice(ASKED.length + 1)) : undefined;
}

/** `virtual:detectors` and `virtual:asked-tools`: the detectors of all tools, and the code that completes their findings. */
export function detectors(): Plugin {
  return {
    name: 'detectors',
    resolveId: (source) => (source === 'virtual:detectors' || source.split('/')[0] === ASKED ? `\0${source}` : undefined),
    load: (id) => (id.startsWith('\0') ? moduleOf(id.slice(1)) : undefined),
  };
}
