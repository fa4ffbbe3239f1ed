import { readFile } from 'node:fs/promises';

/** The bytes of a file of the package, where it stands in a folder. */
export const read = async (url: URL): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await readFile(url));
