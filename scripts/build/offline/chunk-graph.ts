import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Site } from '../site.ts';

/** An entry of Vite's list of chunks. */
interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** The dependencies between the built files. A file is identified by its name in assets/. */
export interface ChunkGraph {
  readonly files: readonly string[];
  /** The file of each module that is loaded separately, by module name: `src/generated/keywords/de.json`, `src/ui/code-editor.ts`. */
  readonly entries: ReadonlyMap<string, string>;
  /** The files that load together with a file. */
  readonly withIt: (file: string) => readonly string[];
  /** The files that a file may load later. */
  readonly later: (file: string) => readonly string[];
  readonly text: (file: string) => string;
}

const WORD = /[\w.-]+/g;
const STATIC = /(?:from|import)\s*["'`]\.\/([\w.-]+)["'`]/g;

/** Reads the graph from Vite's list, and whatever is not in the list (the worker's bundle, images) from the text of the files. */
export function readChunkGraph({ directory }: Site): ChunkGraph {
  const assets = join(directory, 'assets');
  const files = globSync('*.*', { cwd: assets }).toSorted();
  const known = new Set(files);
  const chunks = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>; // written by Vite
  const byFile = Map.groupBy(Object.values(chunks), ({ file }) => basename(file));
  const filesOf = (keys: readonly string[] | undefined): readonly string[] =>
    (keys ?? []).flatMap((key) => basename(chunks[key]?.file ?? ''));

  const texts = new Map<string, string>();
  const text = (file: string): string => {
    const read = texts.get(file) ?? (file.endsWith('.js') ? readFileSync(join(assets, file), 'utf8') : '');
    texts.set(file, read);
    return read;
  };
  const mentioned = (file: string): readonly string[] => (text(file).match(WORD) ?? []).filter((name) => known.has(name) && name !== file);
  const imported = (file: string): readonly string[] => [...text(file).matchAll(STATIC)].map(([, name = '']) => name);

  return {
    files,
    entries: new Map(Object.values(chunks).flatMap(({ src, file }) => (src === undefined ? [] : [[src, basename(file)] as const]))),
    withIt(file) {
      const listed = byFile.get(file);
      if (!listed) return imported(file);
      const unlisted = mentioned(file).filter((name) => !byFile.has(name) && !name.endsWith('.css'));
      return [...listed.flatMap(({ imports, css }) => [...filesOf(imports), ...(css ?? []).map((name) => basename(name))]), ...unlisted];
    },
    later: (file) => byFile.get(file)?.flatMap(({ dynamicImports }) => filesOf(dynamicImports)) ?? mentioned(file),
    text,
  };
}

/** All files that can be reached from these, except through excluded ones. Includes the files themselves. */
export function reach(
  from: Iterable<string>,
  next: (file: string) => readonly string[],
  isExcluded: (file: string) => boolean,
): ReadonlySet<string> {
  const reached = new Set<string>();
  for (const file of from) if (!isExcluded(file)) reached.add(file);
  // The set grows during the loop.
  for (const file of reached) for (const name of next(file)) if (!isExcluded(name)) reached.add(name);
  return reached;
}
