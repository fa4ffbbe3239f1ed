import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { askedBy } from './asked-keys.ts';
import { type CodeWords, readCodeWords } from './code-words.ts';
import { askedElsewhere } from './asked-elsewhere.ts';
import { messageFolders } from './message-folders.ts';
import { sharedNames } from './shared-names.ts';

/** Returns the English keys of a folder of messages that no code uses. */
export type FindUnused = (folder: string, keys: readonly string[]) => readonly string[];

type Code = ReadonlyMap<string, CodeWords>;

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);

const readCode = (root: string): Code =>
  new Map(
    globSync(['src/**/*.ts', 'src/**/*.tsx'], { cwd: root, exclude: ['src/generated'] })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !isTest(file))
      .map((file) => [file, readCodeWords(readFileSync(join(root, file), 'utf8'), file.endsWith('x'))]),
  );

/** Resolves `#core/result.ts` and `./declare.ts` to paths. Paths of packages lead to no file of ours and are ignored. */
export const pathOf = (importing: string, imported: string): string =>
  imported.startsWith('#') ? `src/${imported.slice(1)}` : posix.join(posix.dirname(importing), imported);

/** The files in these folders and all files that they import, directly or indirectly. */
function reachable(code: Code, folders: readonly string[]): readonly CodeWords[] {
  const pending = [...code.keys()].filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
  const found = new Map<string, CodeWords>();
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    const words = code.get(file);
    if (!words || found.has(file)) continue;
    found.set(file, words);
    for (const imported of words.imports) pending.push(pathOf(file, imported));
  }
  return [...found.values()];
}

const sharedOf = (folder: string, root: string): readonly string[] =>
  sharedNames(JSON.parse(readFileSync(join(root, folder, 'en.json'), 'utf8')) as { readonly shared?: unknown });

/** The page of a tool without a view is generated from its declaration. */
const toolCode = (tool: string, root: string): readonly string[] =>
  existsSync(join(root, tool, 'view.tsx')) ? [tool] : [tool, 'src/tool-ui/declared-view'];

/**
 * The folders of code that use a folder of messages: a tool its own, the tools that include shared ones, and everything except tools the
 * shell's.
 */
function codeFoldersOf(folder: string, root: string): readonly string[] {
  if (folder === 'src/i18n/shell') return ['src/app', 'src/tool-ui', 'src/ui'];
  if (folder === 'src/i18n/settings') return ['src/app/shell/settings'];
  if (folder === 'src/i18n/many') return ['src/app/features/many'];
  if (folder === 'src/i18n/presets') return ['src/app/features/presets', 'src/app/features/steps'];
  if (folder === 'src/i18n/steps') return ['src/app/features/steps'];
  if (folder === 'src/cli/messages') return ['src/cli', 'src/mcp'];
  if (!folder.startsWith('src/domains/')) return toolCode(posix.dirname(folder), root);
  return messageFolders(root)
    .filter((other) => sharedOf(other, root).includes(posix.basename(posix.dirname(folder))))
    .flatMap((other) => codeFoldersOf(other, root));
}

/** Keys that no code in src uses directly: scripts read the listing, and a manifest declares that its tool compares. */
const LISTING = new Set(['listing.name', 'listing.short', 'listing.description', 'listing.keywords', 'detect.readings.comparison']);

export function unusedKeys(root: string): FindUnused {
  const code = readCode(root);
  return (folder, keys) => {
    const isUsed = askedBy(reachable(code, codeFoldersOf(folder, root)));
    const isElsewhere = (key: string): boolean =>
      askedElsewhere.some((family) => family.folder === folder && key.startsWith(family.prefix));
    return keys.filter((key) => !LISTING.has(key) && !isElsewhere(key) && !isUsed(key));
  };
}
