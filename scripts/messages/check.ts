import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language, languages } from '../../src/i18n/languages.ts';
import { compareMessages, type MessageFile } from './compare.ts';

/** A folder with one file per language, and which of its English keys every language must have. */
interface MessageFolder {
  readonly folder: string;
  readonly isRequired: (key: string) => boolean;
}

export interface MessageReport {
  /** What fails the gate. */
  readonly faults: readonly string[];
  /** What a language still shows in English, by folder and language. */
  readonly untranslated: readonly { readonly folder: string; readonly language: Language; readonly keys: readonly string[] }[];
}

/** Marks a text that a scaffold wrote and nobody has translated. */
export const isPlaceholderText = (text: string): boolean => /^⟦.*⟧$/s.test(text);

const foldersOf = (root: string): readonly MessageFolder[] => [
  { folder: 'src/i18n/shell', isRequired: () => true },
  ...globSync('src/i18n/shared/*', { cwd: root }).map((folder) => ({ folder, isRequired: () => false })),
  ...globSync('src/tools/*/messages', { cwd: root })
    .toSorted()
    .map((folder) => ({ folder, isRequired: (key: string) => key.startsWith('listing.') })),
];

function readMessages(file: string): MessageFile | undefined {
  if (!existsSync(file)) return undefined;
  // `"shared": "data-formats"` says which other texts a tool has; it is none itself.
  const { shared: _shared, ...texts } = JSON.parse(readFileSync(file, 'utf8')) as MessageFile; // each value is checked as it is read
  return texts;
}

function placeholdersIn(file: MessageFile): readonly string[] {
  const listing = file['listing'];
  if (typeof listing !== 'object') return [];
  return Object.entries(listing).flatMap(([key, text]) => (typeof text === 'string' && isPlaceholderText(text) ? [`listing.${key}`] : []));
}

function checkLanguage({ folder, isRequired }: MessageFolder, root: string, language: Language) {
  const english = readMessages(join(root, folder, `${defaultLanguage}.json`)) ?? {};
  const file = readMessages(join(root, folder, `${language}.json`));
  const { missing, faults } = compareMessages(english, file ?? {}, language);
  const required = missing.filter(isRequired);
  const name = `${folder}/${language}.json`;
  return {
    faults: [
      ...(file ? [] : [`${name} is missing`]),
      ...(required.length > 0 ? [`${name} lacks: ${required.join(', ')}`] : []),
      ...faults.map((fault) => `${name}: ${fault}`),
    ],
    untranslated: { folder, language, keys: [...missing, ...placeholdersIn(file ?? {})] },
  };
}

/** Checks every message file below `root`: the shell's texts and the tools' listings must be there in every language. */
export function checkMessages(root: string): MessageReport {
  const reports = foldersOf(root).flatMap((folder) => languages.map((language) => checkLanguage(folder, root, language)));
  return {
    faults: reports.flatMap(({ faults }) => faults),
    untranslated: reports.map(({ untranslated }) => untranslated).filter(({ keys }) => keys.length > 0),
  };
}
