import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readPack } from '#core/pack.ts';
import type { Template } from './template.ts';

/** In the folder of a packaged template: where which of its files is. */
export const CONTENTS_FILE = 'contents.json';

/**
 * Where a package has the files of its template (docs/decisions/0032-neutral-build.md), each in one place alone. Places are relative to the folder of
 * the template.
 */
export interface TemplateContents {
  /** Files that are alike, such as pages of one language: by the name of their pack, which Brotli has packed as one. */
  readonly blocks: Readonly<Record<string, readonly string[]>>;
  /** Files by themselves, as Brotli packs them: `.br` is behind their names. */
  readonly packed: readonly string[];
  /** Files that are kept as they are, by their place: what the package has anyway is there alone. */
  readonly plain: Readonly<Record<string, string>>;
}

/**
 * What is unpacked is written into memory of this size, of which only as much is used as there is: V8 counts the whole and gives it back the sooner, so that a
 * server that unpacks one block after the other stays small.
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

/** The template that a package carries, in the folder where its list of contents is. Throws as `node:fs` does. */
export function packagedTemplate(folder: string): Template {
  const readPlace = (place: string): Buffer => readFileSync(join(folder, place));
  const places = placesOf(JSON.parse(readPlace(CONTENTS_FILE).toString()) as TemplateContents); // the build wrote it
  // The block that was last read: who writes a site asks for its pages one after the other.
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
    version: (file) => (places.has(file) ? 'packaged' : undefined), // what is installed does not change
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
