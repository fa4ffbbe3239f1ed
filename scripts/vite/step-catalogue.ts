import type { Plugin } from 'vite';
import type { Catalogue } from '../../src/engine/catalogue.ts';
import { stepOperations } from '../../src/engine/steps/step-operation.ts';
import { makeCatalogue } from '../catalog/source-library.ts';

/** The tools with an operation that can be a step. */
export const stepTools = async (): Promise<Catalogue> =>
  (await makeCatalogue()).filter(({ declaration }) => Object.keys(stepOperations(declaration)).length > 0);

/** `virtual:step-catalogue`: the declarations of these tools, for pages that are not about a single tool. */
export function stepCatalogue(): Plugin {
  const id = '\0virtual:step-catalogue';
  return {
    name: 'step-catalogue',
    resolveId: (source) => (source === 'virtual:step-catalogue' ? id : undefined),
    load: async (source) => (source === id ? `export default ${JSON.stringify(await stepTools())};` : undefined),
  };
}
