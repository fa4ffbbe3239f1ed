import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';

/** Reads a data file from a folder. The package stores it gzipped. */
export const read = async (url: URL): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(gunzipSync(await readFile(url)));
