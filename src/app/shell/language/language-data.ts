import type { Language } from '#core/languages.ts';
import type { Translate, TranslateAny } from '#core/message-key.ts';
import { descriptions } from '#generated/descriptions.ts';
import { languages } from '#generated/languages.ts';
import { paletteTexts } from '#generated/palette-texts.ts';
import { isolateIn } from '#i18n/isolate-value.ts';
import { createTranslator } from '#i18n/translator.ts';
import type shell from '#i18n/shell/en.json';
import type { Words } from '#ui/words/words.ts';
import { translateWords } from '#tool-ui/tool/translate-words.ts';
import { type CategoryTools, findTool, toolsByCategory } from '../catalog.ts';
import { configuration } from '../configuration.ts';

export type ShellText = Translate<typeof shell>;

interface LoadedLanguage {
  readonly t: ShellText;
  /** The texts of the components. */
  readonly words: Words;
  /** The tools in alphabetical order, with their names and, once loaded, their short descriptions. */
  readonly listing: Readonly<Record<string, { readonly name: string; readonly description?: string }>>;
  /** The tools in the order of the menu. */
  readonly menu: readonly CategoryTools[];
}

const loaded = new Map<Language, LoadedLanguage>();

/** Values for placeholders in any text of the shell. */
const named = { siteName: configuration.site.name };

/** Loads the shell's texts and the names of the tools in a language, so that pages can read them synchronously. */
export async function loadLanguage(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const { default: data } = await languages[language]();
  const t: TranslateAny = createTranslator(language, data.shell, String, named);
  const listing = Object.fromEntries(Object.entries(data.listing).filter(([id]) => findTool(id)));
  loaded.set(language, {
    t: t as ShellText, // has the keys of the English file
    words: translateWords(data.shell.words, createTranslator(language, data.shell, isolateIn(language)), language),
    listing,
    menu: toolsByCategory(Object.keys(listing)),
  });
}

/** Adds the short descriptions of the tools to the listing, for a page that lists them. */
export function addDescriptions(language: Language, texts: Readonly<Record<string, string>>): void {
  const data = languageData(language);
  const described = Object.entries(data.listing).map(([id, { name }]) => [id, { name, description: texts[id] ?? '' }]);
  loaded.set(language, { ...data, listing: Object.fromEntries(described) });
}

export async function loadDescriptions(language: Language): Promise<void> {
  const { default: texts } = await descriptions[language]();
  addDescriptions(language, texts);
}

/** Loads the texts of the palette, the list of shortcuts, and the Undo line. Until then, `t` does not contain them. */
export async function loadPaletteTexts(language: Language): Promise<void> {
  const [{ default: data }, { default: more }] = await Promise.all([languages[language](), paletteTexts[language]()]);
  const t: TranslateAny = createTranslator(language, { ...data.shell, ...more }, String, named);
  loaded.set(language, { ...languageData(language), t: t as ShellText }); // as in `loadLanguage`
}

export const isLoaded = (language: Language): boolean => loaded.has(language);

export function languageData(language: Language): LoadedLanguage {
  const data = loaded.get(language);
  if (!data) throw new Error(`The language “${language}” is not loaded. Await loadLanguage before rendering.`);
  return data;
}
