import { operationsOf } from '#core/declaration.ts';
import { type Language, languages } from '#core/languages.ts';
import { printedNames } from '#engine/shown-outputs.ts';
import type { Outcome } from '#package/contract.ts';
import { type AnyOperation, operation } from '#package/operation.ts';
import type { MessageFiles, PackageTool } from '#package/package-tool.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import { sourceLibrary } from '../../scripts/catalog/source-library.ts';
import { cliMessages } from '../../scripts/catalog/messages.ts';
import { isFile, type Sample } from './samples.ts';

const inLanguages = (messages: (language: Language) => Promise<Awaited<ReturnType<typeof sourceLibrary.messages>>>): MessageFiles =>
  Object.fromEntries(
    languages.map((language) => [language, async () => ({ default: await messages(language) })]),
  ) as unknown as MessageFiles; // it has all languages

/** The messages of the command line. */
export const sentences = inLanguages((language) => Promise.resolve(cliMessages(language)));

/** A tool as in its module of the package, but from the sources. */
async function packageTool({ id, declaration }: CatalogueTool): Promise<PackageTool> {
  return {
    id,
    declaration,
    work: await sourceLibrary.work(id),
    messages: inLanguages((language) => sourceLibrary.messages(id, language)),
    sentences,
    data: new Proxy({}, { get: (_files, name) => () => sourceLibrary.loadData(String(name)) }),
  };
}

/** An operation as programs import it. */
export const imported = async (tool: CatalogueTool, name: string): Promise<AnyOperation> => operation(await packageTool(tool), name);

async function asJson(value: unknown): Promise<unknown> {
  if (!(value instanceof File)) return value;
  return { name: value.name, mediaType: value.type, base64: Buffer.from(await value.arrayBuffer()).toString('base64') };
}

/** The result of the package for a sample, in the form of the command line. */
export async function byPackage({ tool, operation: name, said, fields }: Sample): Promise<unknown> {
  const given = Object.fromEntries(
    Object.entries(said).map(([field, text]) => [field, isFile(fields[field]) ? new File([text], field) : text]),
  );
  const outcome: Outcome<unknown> = await (await imported(tool, name))(given);
  if (!outcome.ok) return outcome;
  const { gives = [] } = operationsOf(tool.declaration)[name] ?? {};
  const names = printedNames(tool.declaration.outputs, gives);
  const values = names.length === 1 ? { [names[0] ?? '']: outcome.value } : names.length === 0 ? {} : (outcome.value as object); // by the names of the outputs
  const entries = await Promise.all(Object.entries(values).map(async ([output, value]) => [output, await asJson(value)] as const));
  return { ok: true, answer: Object.fromEntries(entries.filter(([, value]) => value !== undefined)), notices: outcome.notices };
}
