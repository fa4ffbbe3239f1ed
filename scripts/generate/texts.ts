import { lineOperations, LINE_OPERATION, LINE_TEXTS, LINES } from '../../src/core/by-line.ts';
import { type Language, languages } from '../../src/core/languages.ts';
import type { MessageTree } from '../../src/core/message-key.ts';
import { stepOperations } from '../../src/engine/steps/step-operation.ts';
import { declarationOf, toolIds } from '../catalog.ts';
import { hasReference, mergeMessages, messagesIn, type ToolMessages, toolMessages as readMessages } from '../catalog/messages.ts';
import { codeOf, type Files, jsonFile, languageType, loadersOf, moduleFile, nameOf, type TypeImports } from './files.ts';
import { storedFields } from './remembered-fields.ts';
import { searchTexts, stopWords } from './search-texts.ts';

const read = new Map<string, ToolMessages>();

/** Like `toolMessages` of the catalog, but reads each file only once. */
function toolMessages(toolId: string, language: string): ToolMessages {
  const key = `${toolId} ${language}`;
  const messages = read.get(key) ?? readMessages(toolId, language);
  read.set(key, messages);
  return messages;
}

const shellMessages = messagesIn('src/i18n/shell');
const manyMessages = messagesIn('src/i18n/many');

/** The labels of the fields that a tool has because it can run line by line. Empty for other tools. */
async function lineTexts(toolId: string, language: string): Promise<MessageTree> {
  if (Object.keys(lineOperations(await declarationOf(toolId))).length === 0) return {};
  const { toggle = '', lines = '', operation = '' } = manyMessages(language);
  return { fields: { [LINES]: { label: toggle }, [LINE_TEXTS]: { label: lines }, [LINE_OPERATION]: { label: operation } } };
}

/** The labels of a tool's remembered options, with their choices, and of its kept inputs. */
async function optionTexts(toolId: string, language: string): Promise<MessageTree> {
  const { inputs, options } = await storedFields(toolId);
  const { fields = {} } = mergeMessages(toolMessages(toolId, language), await lineTexts(toolId, language));
  const texts = Object.entries(fields).filter(([name]) => Object.hasOwn({ ...inputs, ...options }, name));
  const named = texts.map(([name, text]) => {
    const { label = '', options: choices = {} } = typeof text === 'object' ? text : {};
    return [name, { label, options: choices }] as const;
  });
  return { fields: Object.fromEntries(named) };
}

/** The text at a path in a tree of messages. */
const textAt = (tree: MessageTree | string | undefined, ...path: readonly string[]): string | undefined => {
  const [key, ...rest] = path;
  if (key === undefined || tree === undefined || typeof tree === 'string') return typeof tree === 'string' ? tree : undefined;
  return textAt(tree[key], ...rest);
};

/** The names of a tool's operations, if it has several: the choice that selects each one, or else its first output. */
async function operationTexts(toolId: string, language: string): Promise<MessageTree | undefined> {
  const texts = toolMessages(toolId, language);
  const steps = Object.values(stepOperations(await declarationOf(toolId)));
  if (steps.length < 2) return undefined;
  const named = steps.map(({ name, operation: { when = {} }, forwardableOutputs: [first = ''] }) => {
    const [choice, values = []] = Object.entries(when)[0] ?? [];
    const chosen = choice !== undefined && values.length === 1 ? textAt(texts, 'fields', choice, 'options', values[0] ?? '') : undefined;
    return [name, chosen ?? textAt(texts, 'outputs', first, 'label') ?? textAt(texts, 'outputs', first) ?? name] as const;
  });
  return Object.fromEntries(named);
}

/** Collects a value from each tool that has one. */
async function ofTools<Value>(valueOf: (toolId: string) => Promise<Value> | Value): Promise<Readonly<Record<string, Value>>> {
  const entries = await Promise.all(toolIds().map(async (id) => [id, await valueOf(id)] as const));
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The names of the tools, sorted here, because the prerendered page and the browser may sort a language differently. */
function listing(language: string): Readonly<Record<string, { readonly name: string }>> {
  const { compare } = new Intl.Collator(language);
  const named = toolIds().map((id) => [id, { name: toolMessages(id, language).listing.name }] as const);
  return Object.fromEntries(named.toSorted(([, one], [, other]) => compare(one.name, other.name)));
}

interface Texts {
  /** The folder with a file for each language, if it is not named like the module. */
  readonly folder?: string;
  /** The messages that `type` names, by module. */
  readonly imports?: TypeImports;
  /** The type of the content of each file. */
  readonly type: string;
  readonly of: (language: Language) => unknown;
}

/** Texts that are a folder of messages. */
const messagesOf = (name: string): Texts => ({
  imports: { [`#i18n/${name}/en.json`]: name },
  type: `typeof ${name}`,
  of: messagesIn(`src/i18n/${name}`),
});

const shellTypes = { '#i18n/shell/en.json': 'shell' };
const treeType = { '#core/message-key.ts': '{ MessageTree }' };
const perTool = (type: string): string => `Readonly<Record<string, ${type}>>`;

/** The modules with functions that load the texts in each language, by name. */
const texts: Readonly<Record<string, Texts>> = {
  languages: {
    folder: 'language',
    imports: shellTypes,
    type: `{ shell: Omit<typeof shell, 'notHere' | 'palette' | 'keys' | 'undone'>; listing: ${perTool('{ readonly name: string }')} }`,
    of(language) {
      const { notHere: _inAllLanguages, palette: _palette, keys: _keys, undone: _undone, ...shell } = shellMessages(language);
      return { shell, listing: listing(language) };
    },
  },
  'palette-texts': {
    imports: shellTypes,
    type: `Pick<typeof shell, 'palette' | 'keys' | 'undone'>`,
    of(language) {
      const { palette, keys, undone } = shellMessages(language);
      return { palette: { ...(palette as MessageTree), stopWords: stopWords(language) }, keys, undone };
    },
  },
  'settings-texts': messagesOf('settings'),
  'many-texts': messagesOf('many'),
  'presets-texts': messagesOf('presets'),
  'steps-texts': {
    imports: { '#i18n/steps/en.json': 'steps' },
    type: `typeof steps & { readonly operations: ${perTool('Readonly<Record<string, string>>')} }`,
    of: async (language) => ({
      ...messagesIn('src/i18n/steps')(language),
      operations: await ofTools((id) => operationTexts(id, language)),
    }),
  },
  'option-texts': { imports: treeType, type: perTool('MessageTree'), of: (language) => ofTools((id) => optionTexts(id, language)) },
  descriptions: { type: perTool('string'), of: (language) => ofTools((id) => toolMessages(id, language).listing.short) },
  keywords: {
    type: perTool('{ readonly keywords: string; readonly englishName: string; readonly more: string }'),
    of: (language) => ofTools((id) => searchTexts(id, language)),
  },
  'detection-texts': {
    imports: treeType,
    type: perTool('MessageTree'),
    of: (language) =>
      ofTools((id) => {
        const { detect } = toolMessages(id, language);
        return detect && { detect };
      }),
  },
};

const loaderType = (content: string): string => `Readonly<Record<Language, () => Promise<${content}>>>`;

async function filesOf(name: string, { folder = name, imports, type, of }: Texts): Promise<Files> {
  const files = languages.map(async (language) => [`${folder}/${language}.json`, jsonFile(await of(language))] as const);
  const code = loadersOf(languages.map((language) => [language, `./${folder}/${language}.json`]));
  return {
    [`${name}.ts`]: moduleFile({ ...languageType, ...imports }, { [nameOf(name)]: { type: loaderType(`{ default: ${type} }`), code } }),
    ...Object.fromEntries(await Promise.all(files)),
  };
}

/** A file for each tool in each language. A module per language loads them, so that a page loads the file names of one language. */
async function filesOfTools(
  name: string,
  folder: string,
  ids: readonly string[],
  of: (toolId: string, language: Language) => unknown,
): Promise<Files> {
  const files = languages.flatMap((language) =>
    ids.map(async (id) => [`${folder}/${language}/${id}.json`, jsonFile(await of(id, language))] as const),
  );
  const tools = { type: perTool('() => Promise<{ default: MessageTree }>') };
  const perLanguage = languages.map((language) => {
    const code = loadersOf(ids.map((id) => [id, `../${folder}/${language}/${id}.json`]));
    return [`${name}/${language}.ts`, moduleFile(treeType, { tools: { ...tools, code } })] as const;
  });
  const code = loadersOf(languages.map((language) => [language, `./${name}/${language}.ts`]));
  const type = loaderType(`{ readonly tools: ${tools.type} }`);
  return {
    [`${name}.ts`]: moduleFile({ ...languageType, ...treeType }, { [name]: { type, code } }),
    ...Object.fromEntries(perLanguage),
    ...Object.fromEntries(await Promise.all(files)),
  };
}

/** The texts of a tool's page. Its name is in the language's listing, and its reference and findings are loaded separately. */
async function pageTexts(toolId: string, language: Language): Promise<MessageTree> {
  const { listing: own, shared: _shared, reference: _reference, detect: _detect, ...interior } = toolMessages(toolId, language);
  const shown = { listing: { description: own.description, keywords: own.keywords }, ...interior };
  return mergeMessages(shown, await lineTexts(toolId, language));
}

/** The texts for a page whose language could not be loaded, in every language. */
function notHere(): Files {
  const code = codeOf(Object.fromEntries(languages.map((language) => [language, shellMessages(language)['notHere']])));
  const type = `Readonly<Record<Language, (typeof shell)['notHere']>>`;
  return { 'not-here.ts': moduleFile({ ...languageType, ...shellTypes }, { notHere: { type, code } }) };
}

/** The message files, split into the parts that pages load. */
export async function textFiles(): Promise<Files> {
  const parts = await Promise.all([
    ...Object.entries(texts).map(([name, each]) => filesOf(name, each)),
    filesOfTools('messages', 'tool-messages', toolIds(), pageTexts),
    filesOfTools('references', 'tool-reference', toolIds().filter(hasReference), (id, language) => toolMessages(id, language)['reference']),
  ]);
  return Object.assign({}, notHere(), ...parts) as Files;
}
