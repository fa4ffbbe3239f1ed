import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readPack } from '#core/pack.ts';
import type { Template } from './template.ts';

/** The file in the folder of a packaged template that lists the location of each file. */
export const CONTENTS_FILE = 'contents.json';

/**
 * The locations of a template's files in a package (docs/decisions/0032-neutral-build.md). Each file is stored once, and paths are relative
 * to the folder of the template.
 */
export interface TemplateContents {
  /** Similar files, such as the pages of one language, compressed together with Brotli, by the name of their pack. */
  readonly blocks: Readonly<Record<string, readonly string[]>>;
  /** Files compressed individually with Brotli. `.br` is appended to their names. */
  readonly packed: readonly string[];
  /** Uncompressed files with their paths, which may be elsewhere in the package, so that they are stored only once. */
  readonly plain: Readonly<Record<string, string>>;
}

/**
 * The chunk size for decompression, in bytes. V8 counts the whole chunk even if it is only partly used, and so frees it earlier. This
 * limits the memory of a server that decompresses one block after another.
 */
const ROOM = 4 * 1024 * 1024;

const unpack = (bytes: Buffer): Buffer<ArrayBuffer> => brotliDecompressSync(bytes, { chunkSize: ROOM });

type Place = { readonly block: string } | { readonly packed: string } | { readonly plain: string };

function placesOf({ blocks, packed, plain }: TemplateContents): ReadonlyMap<string, Place> {
  return new Map<string, Place>([
    ...Object.entries(blocks).flatMap(([block, files]) => files.map((file) => [file, { block }] as const)),
    ...packed.map((file) => [file, { packed: `${file}.br` }] as const),
    ...Object.entries(plain).map(([file, place]) => [file, { plain: place }] as const),
  ]);
}

/** The template in a package, in the folder of its list of contents. Throws like `node:fs`. */
export function packagedTemplate(folder: string): Template {
  const readPlace = (place: string): Buffer => readFileSync(join(folder, place));
  const places = placesOf(JSON.parse(readPlace(CONTENTS_FILE).toString()) as TemplateContents); // written by the build
  // The last block that was read, because pages are usually written one after another.
  let kept = { block: '', files: new Map<string, Uint8Array<ArrayBuffer>>() };

  const filesOf = (block: string): ReadonlyMap<string, Uint8Array<ArrayBuffer>> => {
    if (kept.block !== block) {
      const files = readPack(unpack(readPlace(block)));
      kept = { block, files: new Map(files.map(({ name, content }) => [name, content])) };
    }
    return kept.files;
  };

  return {
    names: () => [...places.keys()],
    version: (file) => (places.has(file) ? 'packaged' : undefined), // installed files do not change
    read(file) {
      const place = places.get(file);
      if (place && 'packed' in place) return unpack(readPlace(place.packed));
      if (place && 'plain' in place) return readPlace(place.plain);
      const content = place && filesOf(place.block).get(file);
      if (!content) throw new Error(`The template has no ${file}.`);
      return Buffer.from(content.buffer, content.byteOffset, content.length);
    },
    brotli(file) {
      const place = places.get(file);
      return place && 'packed' in place ? () => readPlace(place.packed) : undefined;
    },
  };
}
