import { isNone } from '#core/declaration.ts';
import { initialValues } from '#core/fields.ts';
import type { Language } from '#core/languages.ts';
import { ok } from '#core/result.ts';
import { type Catalogue, type CatalogueTool, type Listings, toolsAbout, toolsNamed } from '#engine/catalogue.ts';
import { chooseOperation, adapterFields, adapterOperations, reads } from '#engine/adapter-operations.ts';
import { primaryInput } from '#engine/primary-input.ts';
import { printedNames } from '#engine/shown-outputs.ts';
import { askedLanguage } from './asked-language.ts';
import type { Around, ListedOperation, ListedTool, NamedAround, Refusal, Run } from './contract.ts';
import { type AnyOperation, messagesOf, readCall } from './operation.ts';
import type { MessageFiles } from './package-tool.ts';
import { adapterRefusal, sentenceOf } from './say-refusal.ts';

/** Loads the contents of the package, which the build writes. */
export interface PackageFiles {
  readonly catalogue: () => Promise<{ readonly default: Catalogue }>;
  readonly listings: Readonly<Record<Language, () => Promise<{ readonly default: Listings }>>>;
}

/** The modules of all tools with operations, by id. */
export type ToolModules = Readonly<Record<string, () => Promise<Readonly<Record<string, AnyOperation>>>>>;

function listedOperations({ declaration }: CatalogueTool): readonly ListedOperation[] {
  const fields = adapterFields(declaration);
  return Object.entries(adapterOperations(declaration)).map(([name, operation]) => {
    const input = primaryInput(declaration, operation, initialValues(fields));
    return {
      name,
      ...(input !== undefined && { input }),
      fields: Object.keys(fields).filter((field) => reads(operation, field)),
      outputs: printedNames(declaration.outputs, operation.gives),
    };
  });
}

async function listed({ catalogue, listings }: PackageFiles, words: readonly string[], language: Language): Promise<readonly ListedTool[]> {
  const [{ default: tools }, { default: texts }] = await Promise.all([catalogue(), listings[language]()]);
  return toolsAbout(tools, texts, words).map((tool) => {
    const { name = tool.id, short = '', description = '' } = texts[tool.id] ?? {};
    return { id: tool.id, category: tool.category, name, short, description, operations: listedOperations(tool) };
  });
}

type LanguageSetting = Pick<Around, 'language'>;

/** Lists all tools. */
export const allTools =
  (files: PackageFiles) =>
  (around: LanguageSetting = {}): Promise<readonly ListedTool[]> =>
    listed(files, [], askedLanguage(around));

/** Lists the tools that contain all of the words. */
export const finder =
  (files: PackageFiles) =>
  (words: string, around: LanguageSetting = {}): Promise<readonly ListedTool[]> =>
    listed(files, words.split(/\s+/).filter(Boolean), askedLanguage(around));

/** Calls a tool by name: its id, a former path, or an unambiguous prefix of one. */
export const runner =
  ({ catalogue, listings }: PackageFiles, modules: ToolModules, sentences: MessageFiles): Run =>
  async (named: string, ...call: readonly unknown[]) => {
    const { input, others, around } = readCall(call, true);
    const { operation }: NamedAround = around;
    const language = askedLanguage(around);
    const [tool, ...alike] = toolsNamed((await catalogue()).default, named);
    const refuse = async (code: string, values: Refusal['values'] = {}) =>
      ({ ok: false, error: await adapterRefusal(sentences, language, { tool: tool?.id ?? named, code, values, isUsage: true }) }) as const;
    if (!tool) return refuse('unknownTool', { name: named });
    if (alike.length > 0) return refuse('severalTools', { name: named, names: [tool, ...alike].map(({ id }) => id).join(', ') });
    const { id, declaration } = tool;
    if (isNone(declaration.operations)) return refuse('browserOnly', { name: (await listings[language]()).default[id]?.name ?? id });

    const chosen = operation === undefined ? chooseOperation(declaration, others) : ok(operation);
    const called = chosen.ok ? (await modules[id]?.())?.[chosen.value] : undefined;
    if (!called) return refuse('unclear', { names: Object.keys(adapterOperations(declaration)).join(', ') });
    return input === undefined ? called(others, around) : called(input, others, around);
  };

/** The message of a refusal in a language. */
export const messenger =
  (modules: ToolModules, sentences: MessageFiles) =>
  (error: Refusal, around: LanguageSetting = {}): Promise<string> => {
    const messages = async () => {
      const [operation] = Object.values((await modules[error.tool]?.()) ?? {});
      return operation && messagesOf(operation);
    };
    return sentenceOf(sentences, messages, error, askedLanguage(around));
  };
