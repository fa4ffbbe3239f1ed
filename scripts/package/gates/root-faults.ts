import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What the image may weigh, packed (docs/self-hosting.md). */
export const IMAGE_LIMIT = 75_000_000;

/** What is wrong with the root of an image: nothing in it may be written, and nothing be run but Node. */
export function rootFaults(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const name = relative(root, path);
    if (entry.isSymbolicLink() || !(entry.isFile() || entry.isDirectory())) return [`${name} is neither a file nor a folder.`];
    const mode = statSync(path).mode & 0o7777;
    const wanted = entry.isDirectory() || /^(?:node$|lib)/.test(name) ? 0o555 : 0o444;
    return mode === wanted ? [] : [`${name} has mode ${mode.toString(8)}, not ${wanted.toString(8)}.`];
  });
}

/** What is wrong with the size of an image. */
export const sizeFaults = (bytes: number): readonly string[] =>
  bytes <= IMAGE_LIMIT ? [] : [`The image has ${bytes} bytes packed; ${IMAGE_LIMIT} are the limit.`];
