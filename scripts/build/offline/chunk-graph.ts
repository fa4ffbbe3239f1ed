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

/** What of the built files leads to which others. Files go by their names in assets/. */
export interface ChunkGraph {
  readonly files: readonly string[];
  /** The file of each module that is loaded by itself, by the module's name: `virtual:keywords/de`, `src/ui/code-editor.ts`. */
  readonly entries: ReadonlyMap<string, string>;
  /** What loads together with a file. */
  readonly withIt: (file: string) => readonly string[];
  /** What a file may load later. */
  readonly later: (file: string) => readonly string[];
  readonly text: (file: string) => string;
}

const WORD = /[\w.-]+/g;
const STATIC = /(?:from|import)\s*["'`]\.\/([\w.-]+)["'`]/g;

/** Reads the graph from Vite's list; of what the list lacks (the bundle of the worker, pictures) from the text of the files. */
export function readChunkGraph({ directory }: Site): ChunkGraph {
  const assets = join(directory, 'assets');
  const files = globSync('*.*', { cwd: assets }).toSorted();
  const known = new Set(files);
  const chunks = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>; // Vite wrote it
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

/** The files and all that they lead to, not through those that are excluded. */
export function reach(
  from: Iterable<string>,
  next: (file: string) => readonly string[],
  isExcluded: (file: string) => boolean,
): ReadonlySet<string> {
  const reached = new Set<string>();
  for (const file of from) if (!isExcluded(file)) reached.add(file);
  // A set that grows while it is walked through.
  for (const file of reached) for (const name of next(file)) if (!isExcluded(name)) reached.add(name);
  return reached;
}
