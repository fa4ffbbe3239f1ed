import { languages } from '#core/languages.ts';
import { categories } from '#core/tool.ts';
import { type ExportedKey, storedKeys } from '#tool-ui/stored/stored-keys.ts';
import { parseLanguages } from '../../../../platform/offline/kept-languages.ts';
import { collapsedCategories } from '../../../stores/look.ts';
import { entriesOf, type Json, leavingOut, objectOf, type Part, takenTogether } from '../part.ts';

type Key = ExportedKey<'settings'>;

/** The names of the settings in a file, by storage key. */
export const settingNames = {
  'vueuse-color-scheme': 'theme',
  locale: 'language',
  menuAtStart: 'menuAtStart',
  isMenuCollapsed: 'menuCollapsed',
  'menu-tool-option:collapsed-categories': 'foldedCategories',
  offlineLanguages: 'offlineLanguages',
  offlineLanguageChoice: 'offlineLanguageChoice',
  keepsRecentTools: 'keepsRecentTools',
  singleKeys: 'singleKeys',
} as const satisfies Readonly<Record<Key, string>>;

const keys = Object.keys(settingNames) as Key[]; // exactly its keys

interface Setting {
  /** Converts a stored value to the format of the file; `undefined` if it is invalid. */
  readonly read: (stored: string) => Json | undefined;
  /** Converts a value from a file to the stored format; `undefined` if it is invalid. */
  readonly write: (value: unknown) => string | undefined;
}

const oneOf = (words: readonly string[]): Setting => {
  const find = (value: unknown): string | undefined => words.find((word) => word === value);
  return { read: find, write: find };
};

const someOf = (words: readonly string[], read: Setting['read'], stringify: (chosen: readonly string[]) => string): Setting => ({
  read: (stored) => [...new Set(read(stored) as readonly string[])].filter((word) => words.includes(word)), // both readers return strings
  write: (value) =>
    Array.isArray(value) && value.every((word) => typeof word === 'string' && words.includes(word))
      ? stringify([...new Set(value)])
      : undefined,
});

const settings: Readonly<Record<Key, Setting>> = {
  'vueuse-color-scheme': oneOf(['auto', 'light', 'dark']),
  locale: oneOf(languages),
  menuAtStart: oneOf(['open', 'collapsed']),
  isMenuCollapsed: oneOf(['true', 'false']),
  'menu-tool-option:collapsed-categories': someOf(
    ['favorites', ...categories],
    (stored) => collapsedCategories(stored).split(' '),
    (chosen) => JSON.stringify(Object.fromEntries(chosen.map((category) => [category, true]))),
  ),
  offlineLanguages: someOf(languages, parseLanguages, JSON.stringify),
  offlineLanguageChoice: someOf(languages, parseLanguages, JSON.stringify),
  keepsRecentTools: oneOf(['off']),
  singleKeys: oneOf(['off']),
};

const keyNamed = (name: string): Key | undefined => keys.find((key) => settingNames[key] === name);

/** Returns the key of a name that `take` has accepted. */
function keyFor(name: string): Key {
  const key = keyNamed(name);
  if (!key) throw new Error(`There is no setting “${name}”.`);
  return key;
}

/** The appearance of the site and its offline languages. */
export const settingsPart: Part = {
  id: 'settings',
  keyOf: keyFor,
  read: (stored) =>
    keys.flatMap((key) => {
      const value = settings[key].read(stored.get(key) ?? '');
      return value === undefined || !stored.has(key) ? [] : [{ name: settingNames[key], value }];
    }),
  give: objectOf,
  take: (content) =>
    takenTogether(
      entriesOf(content).map(([name, value]) => {
        const key = keyNamed(name);
        if (!key || !storedKeys[key].isExported) return leavingOut(name, 'unknownSetting');
        const stored = settings[key].write(value);
        const taken = stored === undefined ? undefined : settings[key].read(stored);
        return taken === undefined ? leavingOut(name, 'wrongValue') : { entries: [{ name, value: taken }], leftOut: [] };
      }),
    ),
  write: (entries) => entries.map(({ name, value }) => settings[keyFor(name)].write(value))[0],
};
