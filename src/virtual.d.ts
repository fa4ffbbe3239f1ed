/** The URL of the sprite of all icons in use. */
declare module 'virtual:icons' {
  const sprite: string;
  export default sprite;
}

/** The script that runs in <head> before the first paint; nothing where pages are not prerendered. */
declare module 'virtual:before-paint' {
  const script: string;
  export default script;
}

/** The shell's texts and the names of all tools, one chunk per language. */
declare module 'virtual:languages' {
  import type { Language } from '#core/languages.ts';
  import type shell from '#i18n/shell/en.json';

  export interface LanguageData {
    readonly shell: Omit<typeof shell, 'notHere' | 'palette' | 'keys'>; // these are in modules of their own
    readonly listing: Readonly<Record<string, { readonly name: string }>>;
  }
  const languages: Readonly<Record<Language, () => Promise<{ default: LanguageData }>>>;
  export default languages;
}

/** What the palette and the sheet of keys say. */
declare module 'virtual:palette-texts' {
  import type { Language } from '#core/languages.ts';
  import type shell from '#i18n/shell/en.json';

  const texts: Readonly<Record<Language, () => Promise<{ default: Pick<typeof shell, 'palette' | 'keys'> }>>>;
  export default texts;
}

/** What the page of the settings says. */
declare module 'virtual:settings-texts' {
  import type { Language } from '#core/languages.ts';
  import type settings from '#i18n/settings/en.json';

  const texts: Readonly<Record<Language, () => Promise<{ default: typeof settings }>>>;
  export default texts;
}

/** What the page of a tool says that is asked line by line. */
declare module 'virtual:many-texts' {
  import type { Language } from '#core/languages.ts';
  import type many from '#i18n/many/en.json';

  const texts: Readonly<Record<Language, () => Promise<{ default: typeof many }>>>;
  export default texts;
}

/** What presets say, wherever they are. */
declare module 'virtual:presets-texts' {
  import type { Language } from '#core/languages.ts';
  import type presets from '#i18n/presets/en.json';

  const texts: Readonly<Record<Language, () => Promise<{ default: typeof presets }>>>;
  export default texts;
}

/** What the page of the steps says, and what the operations are called of tools that have several. */
declare module 'virtual:steps-texts' {
  import type { Language } from '#core/languages.ts';
  import type steps from '#i18n/steps/en.json';

  type Operations = Readonly<Record<string, Readonly<Record<string, string>>>>;
  const texts: Readonly<Record<Language, () => Promise<{ default: typeof steps & { readonly operations: Operations } }>>>;
  export default texts;
}

/** What the tools declare of which an operation can be a step. */
declare module 'virtual:step-catalogue' {
  import type { Catalogue } from '#engine/catalogue.ts';

  const catalogue: Catalogue;
  export default catalogue;
}

/** What answers for each tool without its page. */
declare module 'virtual:tool-work' {
  import type { Declaration } from '#core/declaration.ts';
  import type { AnyRun, Work } from '#engine/library.ts';

  interface ToolWork {
    readonly declaration: Declaration;
    readonly run: Readonly<Record<string, AnyRun>>;
    readonly answer?: Work['answer'];
  }
  const tools: Readonly<Record<string, () => Promise<ToolWork>>>;
  export default tools;
}

/** By tool, the options that a browser remembers and the inputs that it keeps: no secrets. */
declare module 'virtual:remembered-fields' {
  import type { ToolFields } from '#workbench/stored/drafts.ts';

  const fields: Readonly<Record<string, ToolFields>>;
  export default fields;
}

/** How the options of all tools are called that a browser remembers, and their choices: below `fields`, by tool. */
declare module 'virtual:option-texts' {
  import type { Language } from '#core/languages.ts';
  import type { MessageTree } from '#core/message-key.ts';

  const texts: Readonly<Record<Language, () => Promise<{ default: Readonly<Record<string, MessageTree>> }>>>;
  export default texts;
}

/** The short descriptions of all tools, for what lists them: the home page and the palette. */
declare module 'virtual:descriptions' {
  import type { Language } from '#core/languages.ts';

  const descriptions: Readonly<Record<Language, () => Promise<{ default: Readonly<Record<string, string>> }>>>;
  export default descriptions;
}

/** What the shell says of a page that is not on the device, in all languages: those of the page may not be there either. */
declare module 'virtual:not-here' {
  import type { Language } from '#core/languages.ts';
  import type shell from '#i18n/shell/en.json';

  const texts: Readonly<Record<Language, (typeof shell)['notHere']>>;
  export default texts;
}

/** What the palette searches beside the listing, one chunk per language. */
declare module 'virtual:keywords' {
  import type { Language } from '#core/languages.ts';

  /** By tool; with the English name and keywords, so that it is found by them in every language, and more words of its page. */
  type Keywords = Readonly<Record<string, { readonly keywords: string; readonly englishName: string; readonly more: string }>>;
  const keywords: Readonly<Record<Language, () => Promise<{ default: Keywords }>>>;
  export default keywords;
}

/** The messages of a tool in a language, English where the language lacks one: `messages[language]()` then `default[toolId]()`. */
declare module 'virtual:messages' {
  import type { Language } from '#core/languages.ts';
  import type { MessageTree } from '#core/message-key.ts';

  type Loader = () => Promise<{ default: MessageTree }>;
  const messages: Readonly<Record<Language, () => Promise<{ default: Readonly<Record<string, Loader>> }>>>;
  export default messages;
}

/** The texts under `reference` of the tools that have them, which are loaded when they are wanted: as `virtual:messages`. */
declare module 'virtual:references' {
  import type { Language } from '#core/languages.ts';
  import type { MessageTree } from '#core/message-key.ts';

  type Loader = () => Promise<{ default: MessageTree }>;
  const references: Readonly<Record<Language, () => Promise<{ default: Readonly<Record<string, Loader>> }>>>;
  export default references;
}

/** Which tools take which kind of data in their first input, a file of any kind, and two texts to compare. */
declare module 'virtual:receivers' {
  import type { DataType } from '#core/data-type.ts';

  const receivers: readonly {
    readonly toolId: string;
    readonly accepts: DataType;
    readonly field: string;
    readonly longest?: number;
  }[];
  export default receivers;
  export const fileReceivers: readonly { readonly toolId: string; readonly field: string }[];
  export const pairReceivers: readonly {
    readonly toolId: string;
    readonly accepts: DataType;
    readonly fields: readonly [string, string];
  }[];
}

/** The tools with operations, by id. */
declare module 'virtual:worker-operations' {
  import type { DataContext } from '#core/context.ts';
  import type { Result } from '#core/result.ts';

  type WorkerRun = (given: never, context: DataContext) => Result<unknown> | Promise<Result<unknown>>;
  const tools: Readonly<Record<string, () => Promise<{ readonly run: Readonly<Record<string, WorkerRun>> }>>>;
  export default tools;
}

/** The detectors of all tools. */
declare module 'virtual:detectors' {
  import type { ToolDetector } from '#pure/detection/detection.ts';

  const detectors: readonly ToolDetector[];
  export default detectors;
}

/** What answers the questions of findings, by tool. */
declare module 'virtual:asked-tools' {
  import type { AskedTool } from '#engine/ask-finding.ts';

  const tools: Readonly<Record<string, () => Promise<AskedTool>>>;
  export default tools;
}

/** What the findings of all tools say, one chunk per language: the texts below `detect`, by tool. */
declare module 'virtual:detection-texts' {
  import type { Language } from '#core/languages.ts';
  import type { MessageTree } from '#core/message-key.ts';

  const texts: Readonly<Record<Language, () => Promise<{ default: Readonly<Record<string, MessageTree>> }>>>;
  export default texts;
}

/** The addresses of the files that scripts/data makes, by name. */
declare module 'virtual:data-files' {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}

/** What the build was configured for: scripts/configuration.ts. */
declare const __CONFIGURATION__: import('#core/configuration.ts').Configuration;

/** Whether page views are counted: then the code that does it is a part of the build. */
declare const __IS_TRACKED__: boolean;

/** The day of what is built, as an ISO date; empty where it is not known. */
declare const __BUILT_ON__: string;

/** In the script before the first paint alone: when the last of the newest tools is new no longer, in milliseconds of Unix time. */
declare const __NEWEST_UNTIL_MS__: number;

/** In the script before the first paint alone: the languages whose pages stand under their code, with blanks between. */
declare const __PATH_LANGUAGES__: string;
