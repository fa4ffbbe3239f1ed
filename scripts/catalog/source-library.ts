import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogue, CatalogueTool, Listings } from '../../src/engine/catalogue.ts';
import type { Library, Work } from '../../src/engine/library.ts';
import { declarationOf, listingOf, manifestOf, toolIds, toolPath } from '../catalog.ts';
import { makeDataFile } from '../vite/make-data-file.ts';
import { toolMessages } from './messages.ts';

async function toolOf(id: string): Promise<CatalogueTool> {
  const { category, redirectFrom = [] } = await manifestOf(id);
  return { id, category, formerPaths: redirectFrom.map((path) => path.slice(1)), declaration: await declarationOf(id) };
}

export const makeCatalogue = (): Promise<Catalogue> => Promise.all(toolIds().map(toolOf));

/** A declaration as JSON, without the conditions of property tests, which running an operation does not need. */
export const plainJson = (value: unknown): string =>
  JSON.stringify(value, (key, each: unknown) => (key === 'propertiesHoldWhere' ? undefined : each));

/** The names and descriptions of all tools in a language. */
export const listingsIn = (language: string): Listings => Object.fromEntries(toolIds().map((id) => [id, listingOf(id, language)]));

const importOf = async (file: string): Promise<object> => (existsSync(file) ? import(pathToFileURL(resolve(file)).href) : {});

export async function workOf(id: string): Promise<Work> {
  const parts = { run: {}, presenters: {}, ...(await importOf(toolPath(id, 'run.ts'))), ...(await importOf(toolPath(id, 'present.ts'))) };
  return parts; // the names of the files determine what they export
}

/** The tools as they are in the sources. Tests use it. */
export const sourceLibrary: Library = {
  catalogue: makeCatalogue,
  listings: (language) => Promise.resolve(listingsIn(language)),
  work: workOf,
  messages: (toolId, language) => Promise.resolve(toolMessages(toolId, language)),
  loadData: makeDataFile,
};
