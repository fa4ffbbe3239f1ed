import { stepOperations } from '../../src/engine/steps/step-operation.ts';
import { makeCatalogue, plainJson } from '../catalog/source-library.ts';
import { codeOf, type Files, moduleFile } from './files.ts';

/** The tools with an operation that can be a step, for pages that are not about a single tool. */
export async function stepCatalogueFiles(): Promise<Files> {
  const tools = (await makeCatalogue()).filter(({ declaration }) => Object.keys(stepOperations(declaration)).length > 0);
  const stepCatalogue = { type: 'Catalogue', code: codeOf(JSON.parse(plainJson(tools))) };
  return { 'step-catalogue.ts': moduleFile({ '#engine/catalogue.ts': '{ Catalogue }' }, { stepCatalogue }) };
}
