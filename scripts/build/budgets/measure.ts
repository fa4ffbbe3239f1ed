import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Site } from '../site.ts';

type ChunkList = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** The files that a page loads before the visitor does anything. Paths are relative to the site's folder. */
interface LoadedByPage {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

export interface Measures {
  /** Size in bytes after gzip -9. */
  readonly sizeOf: (file: string) => number;
  readonly loadedBy: (htmlFile: string) => LoadedByPage;
  /** Every file in assets/, relative to the site. The packs in its subfolder are excluded, because they contain the same code again. */
  readonly assets: readonly string[];
}

/** Measures a built site. Needs Vite's list of chunks, which is only in the folder of the original build. */
export function measure({ directory }: Site, builtIn = directory): Measures {
  const read = (file: string): Buffer => readFileSync(join(directory, file));
  const chunks = JSON.parse(readFileSync(join(builtIn, '.vite/manifest.json'), 'utf8')) as ChunkList; // written by Vite
  const importsOf = new Map(
    Object.values(chunks).map(({ file, imports = [] }) => [file, imports.flatMap((key) => chunks[key]?.file ?? [])] as const),
  );
  const sizes = new Map<string, number>();

  return {
    assets: globSync('assets/*.*', { cwd: directory }).toSorted(),
    sizeOf(file) {
      const size = sizes.get(file) ?? gzipSync(read(file), { level: 9 }).length;
      sizes.set(file, size);
      return size;
    },
    loadedBy(htmlFile) {
      const named = [
        ...read(htmlFile)
          .toString()
          .matchAll(/assets\/[\w.-]+\.(?:js|css)(?=")/g),
      ].map(([file]) => file);
      const scripts = new Set(named.filter((file) => file.endsWith('.js')));
      // The set grows during the loop, because a chunk's static imports load with it.
      for (const script of scripts) for (const imported of importsOf.get(script) ?? []) scripts.add(imported);
      return { scripts, styles: new Set(named.filter((file) => file.endsWith('.css'))) };
    },
  };
}
