import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { LINE_OPERATION, LINE_TEXTS, LINES } from '../../src/core/by-line.ts';
import { stepOperations } from '../../src/engine/steps/step-operation.ts';
import { defaultLanguage, languages } from '../../src/core/languages.ts';
import type { MessageTree } from '../../src/core/message-key.ts';
import { declarationOf, toolIds, toolPath } from '../catalog.ts';
import { sharedNames } from '../messages/shared-names.ts';
import { takesLines } from './tool-work.ts';
import { storedFields } from './remembered-fields.ts';
import { searchTexts, stopWords } from './search-texts.ts';

interface ToolMessages extends MessageTree {
  readonly listing: { readonly name: string; readonly short: string; readonly description: string; readonly keywords: string };
}

const readJson = <Tree>(file: string): Tree => JSON.parse(readFileSync(file, 'utf8')) as Tree; // check-messages checks its shape

const fileOf = (toolId: string, language: string): string => toolPath(toolId, 'messages', `${language}.json`);

/** Merges two trees of messages. The texts of `over` take precedence. */
export function mergeMessages(base: MessageTree, over: MessageTree): MessageTree {
  const merged: Record<string, string | MessageTree> = { ...base };
  for (const [key, text] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof text === 'object' && typeof below === 'object' ? mergeMessages(below, text) : text;
  }
  return merged;
}

/**
 * Adds shared messages: `"shared": "data-formats"` in an English file, including a shared one, adds `src/subjects/data-formats/messages`. A
 * list adds several. The messages of the file itself take precedence.
 */
function withShared(messages: MessageTree, english: MessageTree, language: string): MessageTree {
  const added = sharedNames(english).map((name) => {
    const read = (code: string): MessageTree => readJson(`src/subjects/${name}/messages/${code}.json`);
    return withShared(read(language), read(defaultLanguage), language);
  });
  return [...added, messages].reduce((base, over) => mergeMessages(base, over));
}

/** The messages of a tool in a language, including shared ones. English if the language does not have a text. */
export function toolMessages(toolId: string, language: string): ToolMessages {
  const english = readJson<ToolMessages>(fileOf(toolId, defaultLanguage));
  const base = withShared(english, english, defaultLanguage);
  const translated = language === defaultLanguage ? {} : withShared(readJson(fileOf(toolId, language)), english, language);
  return mergeMessages(base, translated) as ToolMessages; // it has the shape of the English file
}

const exportMap = (entries: readonly (readonly [string, string])[]): string =>
  `export default {${entries.map(([key, id]) => `${JSON.stringify(key)}: () => import(${JSON.stringify(id)})`).join(',')}}`;

const exportJson = (value: unknown): string => `export default ${JSON.stringify(value)}`;

const messagesIn =
  (folder: string) =>
  (language: string): MessageTree =>
    mergeMessages(readJson(`${folder}/${defaultLanguage}.json`), readJson(`${folder}/${language}.json`));

const shellMessages = messagesIn('src/i18n/shell');

/** The messages of the command line itself. */
export const cliMessages = messagesIn('src/cli/messages');

const manyMessages = messagesIn('src/i18n/many');

/** The labels of the fields that a tool has because it can run line by line. Empty for other tools. */
function lineTexts(toolId: string, language: string): MessageTree {
  if (!takesLines(toolId)) return {};
  const { toggle = '', lines = '', operation = '' } = manyMessages(language);
  return { fields: { [LINES]: { label: toggle }, [LINE_TEXTS]: { label: lines }, [LINE_OPERATION]: { label: operation } } };
}

/** The labels of a tool's remembered options, with their choices, and of its kept inputs. */
async function optionTexts(toolId: string, language: string): Promise<readonly [toolId: string, MessageTree]> {
  const { inputs, options } = await storedFields(toolId);
  const { fields = {} } = mergeMessages(toolMessages(toolId, language), lineTexts(toolId, language));
  const texts = Object.entries(fields).filter(([name]) => Object.hasOwn({ ...inputs, ...options }, name));
  const named = texts.map(([name, text]) => {
    const { label = '', options: choices = {} } = typeof text === 'object' ? text : {};
    return [name, { label, options: choices }] as const;
  });
  return [toolId, { fields: Object.fromEntries(named) }];
}

/** The text at a path in a tree of messages. */
const said = (tree: MessageTree | string | undefined, ...path: readonly string[]): string | undefined => {
  const [key, ...rest] = path;
  if (key === undefined || tree === undefined || typeof tree === 'string') return typeof tree === 'string' ? tree : undefined;
  return said(tree[key], ...rest);
};

/** The names of a tool's operations: the choice that selects each one, or else its first output. */
async function operationsOf(toolId: string, language: string): Promise<Readonly<Record<string, string>>> {
  const texts = toolMessages(toolId, language);
  const steps = Object.values(stepOperations(await declarationOf(toolId)));
  if (steps.length < 2) return {};
  const named = steps.map(({ name, operation: { when = {} }, goingOn: [first = ''] }) => {
    const [choice, values = []] = Object.entries(when)[0] ?? [];
    const chosen = choice !== undefined && values.length === 1 ? said(texts, 'fields', choice, 'options', values[0] ?? '') : undefined;
    return [name, chosen ?? said(texts, 'outputs', first, 'label') ?? said(texts, 'outputs', first) ?? name] as const;
  });
  return Object.fromEntries(named);
}

const operationTexts = async (language: string) =>
  Object.fromEntries(
    (await Promise.all(toolIds().map(async (id) => [id, await operationsOf(id, language)] as const))).filter(
      ([, operations]) => Object.keys(operations).length > 0,
    ),
  );

const modules: Readonly<Record<string, (language: string, toolId: string) => string | Promise<string>>> = {
  language(language) {
    const { notHere: _inAllLanguages, palette: _palette, keys: _keys, undone: _undone, ...shell } = shellMessages(language);
    // Sorted by name here, because the prerendered page and the browser may sort a language differently.
    const { compare } = new Intl.Collator(language);
    const listing = toolIds()
      .map((id) => ({ id, ...toolMessages(id, language).listing }))
      .toSorted((one, other) => compare(one.name, other.name))
      .map(({ id, name }) => [id, { name }]);
    return exportJson({ shell, listing: Object.fromEntries(listing) });
  },
  'palette-texts'(language) {
    const { palette, keys, undone } = shellMessages(language);
    return exportJson({ palette: { ...(palette as MessageTree), stopWords: stopWords(language) }, keys, undone });
  },
  'settings-texts': (language) => exportJson(messagesIn('src/i18n/settings')(language)),
  'many-texts': (language) => exportJson(manyMessages(language)),
  'presets-texts': (language) => exportJson(messagesIn('src/i18n/presets')(language)),
  'steps-texts': async (language) => exportJson({ ...messagesIn('src/i18n/steps')(language), operations: await operationTexts(language) }),
  'option-texts': async (language) => exportJson(Object.fromEntries(await Promise.all(toolIds().map((id) => optionTexts(id, language))))),
  descriptions: (language) => exportJson(Object.fromEntries(toolIds().map((id) => [id, toolMessages(id, language).listing.short]))),
  keywords: (language) => exportJson(Object.fromEntries(toolIds().map((id) => [id, searchTexts(id, language)]))),
  messages: (language) => exportMap(toolIds().map((id) => [id, `virtual:tool-messages/${language}/${id}`])),
  // The name is in the language's listing already.
  'tool-messages'(language, toolId) {
    const { listing, shared: _shared, reference: _reference, detect: _detect, ...interior } = toolMessages(toolId, language);
    const shown = { listing: { description: listing.description, keywords: listing.keywords }, ...interior };
    return exportJson(mergeMessages(shown, lineTexts(toolId, language)));
  },
  references(language) {
    const withReference = toolIds().filter((id) => 'reference' in readJson<ToolMessages>(fileOf(id, defaultLanguage)));
    return exportMap(withReference.map((id) => [id, `virtual:tool-reference/${language}/${id}`]));
  },
  'detection-texts'(language) {
    const texts = toolIds().flatMap((id) => {
      const { detect } = toolMessages(id, language);
      return detect ? [[id, { detect }] as const] : [];
    });
    return exportJson(Object.fromEntries(texts));
  },
  'tool-reference': (language, toolId) => exportJson(toolMessages(toolId, language)['reference']),
};

const mapsOf: Readonly<Record<string, string>> = {
  languages: 'language',
  'palette-texts': 'palette-texts',
  'settings-texts': 'settings-texts',
  'many-texts': 'many-texts',
  'presets-texts': 'presets-texts',
  'steps-texts': 'steps-texts',
  'option-texts': 'option-texts',
  descriptions: 'descriptions',
  keywords: 'keywords',
  messages: 'messages',
  references: 'references',
  'detection-texts': 'detection-texts',
};

const NOT_HERE = 'virtual:not-here';
const notHereTexts = (): string =>
  exportJson(Object.fromEntries(languages.map((language) => [language, shellMessages(language)['notHere']])));

/**
 * Splits the message files into the parts that pages need: `virtual:languages`, `virtual:palette-texts`, `virtual:settings-texts`,
 * `virtual:many-texts`, `virtual:steps-texts`, `virtual:presets-texts`, `virtual:option-texts`, `virtual:descriptions`, `virtual:keywords`,
 * `virtual:messages`, `virtual:references`, and `virtual:detection-texts`, each a map from language to a chunk. `virtual:not-here` has the
 * texts for a page whose language could not be loaded, in every language.
 */
export function messageModules(): Plugin {
  const prefix = 'virtual:';
  let isServing = false; // a build does not watch files, and there are too many to list them again for each module
  return {
    name: 'messages',
    configResolved(config) {
      isServing = config.command === 'serve';
    },
    resolveId(id) {
      if (id === NOT_HERE) return `\0${id}`;
      const [kind = '', language] = id.slice(prefix.length).split('/');
      return id.startsWith(prefix) && (language ? kind in modules : kind in mapsOf) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${NOT_HERE}`) return notHereTexts();
      if (!id.startsWith(`\0${prefix}`)) return;
      const [kind = '', language, toolId = ''] = id.slice(prefix.length + 1).split('/');
      if (language === undefined)
        return kind in mapsOf ? exportMap(languages.map((code) => [code, `${prefix}${mapsOf[kind]}/${code}`])) : undefined;
      if (isServing)
        for (const file of globSync(['src/{tools,subjects}/*/messages/*.json', 'src/i18n/**/*.json'])) this.addWatchFile(resolve(file));
      return modules[kind]?.(language, toolId);
    },
  };
}
