/** The kinds of stored data that visitors can distinguish. */
export type StoredKind = 'favorites' | 'presets' | 'options' | 'lists' | 'states' | 'recent' | 'settings';

interface Declared {
  readonly kind: StoredKind;
  /** Whether exports include it. */
  readonly isExported: boolean;
}

/**
 * Every key of local storage with its kind. No other keys are read or written. The settings page displays, exports, imports, and erases
 * data by this list.
 */
export const storedKeys = {
  favoriteToolsName: { kind: 'favorites', isExported: true },
  presets: { kind: 'presets', isExported: true },
  recentTools: { kind: 'recent', isExported: false },
  'vueuse-color-scheme': { kind: 'settings', isExported: true },
  locale: { kind: 'settings', isExported: true },
  menuAtStart: { kind: 'settings', isExported: true },
  isMenuCollapsed: { kind: 'settings', isExported: true },
  'menu-tool-option:collapsed-categories': { kind: 'settings', isExported: true },
  offlineLanguages: { kind: 'settings', isExported: true },
  offlineLanguageChoice: { kind: 'settings', isExported: true },
  keepsRecentTools: { kind: 'settings', isExported: true },
  singleKeys: { kind: 'settings', isExported: true },
  plausible_ignore: { kind: 'settings', isExported: false },
  offlineNoRoom: { kind: 'settings', isExported: false },
  'language-offer': { kind: 'settings', isExported: false },
} as const satisfies Readonly<Record<string, Declared>>;

/** The prefixes of keys that each tool has. The id of the tool follows. */
export const storedFamilies = {
  'options:': { kind: 'options', isExported: true },
  'inputs:': { kind: 'lists', isExported: true },
  'state:': { kind: 'states', isExported: false },
} as const satisfies Readonly<Record<string, Declared>>;

type SingleKey = keyof typeof storedKeys;
type Family = keyof typeof storedFamilies;

export type StoredKey = SingleKey | `${Family}${string}`;

/** The exported single keys of a kind. */
export type ExportedKey<Kind extends StoredKind> = {
  [Key in SingleKey]: (typeof storedKeys)[Key] extends { readonly kind: Kind; readonly isExported: true } ? Key : never;
}[SingleKey];

const isSingle = (key: string): key is SingleKey => Object.hasOwn(storedKeys, key);

const familyOf = (key: string): Family | undefined =>
  (Object.keys(storedFamilies) as Family[]).find((family) => key.startsWith(family) && key.length > family.length); // exactly its keys

/** The kind of a key; `undefined` for keys of other sites on the same origin. */
export function kindOfKey(key: string): StoredKind | undefined {
  if (isSingle(key)) return storedKeys[key].kind;
  const family = familyOf(key);
  return family && storedFamilies[family].kind;
}

/** Whether a key belongs to this site. */
export const isStoredKey = (key: string): key is StoredKey => kindOfKey(key) !== undefined;
