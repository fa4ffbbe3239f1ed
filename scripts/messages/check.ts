import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language, languages } from '../../src/core/languages.ts';
import { compareMessages, type MessageFile, textsOf } from './compare.ts';
import { wordFaults } from './english-words.ts';
import { foreignFaults } from './foreign-texts.ts';
import { adapterFolders, messageFolders } from './message-folders.ts';
import { withoutPlural } from './plural.ts';
import { shortFaults } from './short-texts.ts';
import { type FindUnused, unusedKeys } from './unused-keys.ts';

export interface MessageReport {
  /** Errors that fail the check. */
  readonly faults: readonly string[];
  /** Texts that a scaffold wrote in English. The page marks them, too, so that the tool can be tried before it is translated. */
  readonly untranslated: readonly string[];
  /** The number of texts that each language needs and has. */
  readonly counts: readonly { readonly language: Language; readonly needed: number; readonly found: number }[];
}

/** Whether a text was written by a scaffold and has not been translated. */
export const isPlaceholderText = (text: string): boolean => /^⟦.*⟧$/s.test(text);

function readMessages(file: string): MessageFile | undefined {
  if (!existsSync(file)) return undefined;
  // `"shared": "data-formats"` names other messages that the tool uses. It is not a message.
  const { shared: _shared, ...texts } = JSON.parse(readFileSync(file, 'utf8')) as MessageFile; // each value is checked as it is read
  return texts;
}

/** Checks that a tool has a short description. `compareMessages` finds missing translations of it. */
function checkShort(texts: ReadonlyMap<string, string>): readonly string[] {
  const name = texts.get('listing.name');
  const short = texts.get('listing.short');
  if (name === undefined || isPlaceholderText(short ?? '')) return [];
  return short === undefined ? ['“listing.short” is missing'] : shortFaults(short, name);
}

function checkLanguage(root: string, folder: string, language: Language) {
  const english = readMessages(join(root, folder, `${defaultLanguage}.json`)) ?? {};
  const file = readMessages(join(root, folder, `${language}.json`));
  const { missing, faults, count } = compareMessages(english, file ?? {}, language);
  const texts = textsOf(file ?? {});
  const unwritten = [...texts].filter(([, text]) => isPlaceholderText(text)).map(([key]) => key);
  const written = new Map([...texts].filter(([, text]) => !isPlaceholderText(text)));
  const name = `${folder}/${language}.json`;
  return {
    faults: [
      ...(file ? [] : [`${name} is missing`]),
      ...(missing.length > 0 ? [`${name} lacks: ${missing.join(', ')}`] : []),
      ...[...faults, ...checkShort(texts), ...foreignFaults(written), ...(language === defaultLanguage ? wordFaults(texts) : [])].map(
        (fault) => `${name}: ${fault}`,
      ),
    ],
    untranslated: unwritten.map((key) => `${name}: ${key}`),
    language,
    needed: count.needed,
    found: count.found - unwritten.length,
  };
}

function checkUse(root: string, folder: string, findUnused: FindUnused): readonly string[] {
  const keys = new Set([...textsOf(readMessages(join(root, folder, `${defaultLanguage}.json`)) ?? {}).keys()].map(withoutPlural));
  return findUnused(folder, [...keys]).map((key) => `${folder}: no code asks for “${key}”`);
}

/** Checks every message file below `root`: each language has exactly the texts of the English file, and code uses each text. */
export function checkMessages(root: string): MessageReport {
  const folders = [...adapterFolders, ...messageFolders(root)];
  const findUnused = unusedKeys(root);
  const reports = folders.flatMap((folder) => languages.map((language) => checkLanguage(root, folder, language)));
  return {
    faults: [...reports, ...folders.map((folder) => ({ faults: checkUse(root, folder, findUnused) }))].flatMap(({ faults }) => faults),
    untranslated: reports.flatMap(({ untranslated }) => untranslated),
    counts: languages.map((language) => {
      const own = reports.filter((report) => report.language === language);
      const sum = (part: 'needed' | 'found'): number => own.reduce((total, report) => total + report[part], 0);
      return { language, needed: sum('needed'), found: sum('found') };
    }),
  };
}
