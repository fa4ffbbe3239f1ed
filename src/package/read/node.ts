import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';

/** The content of a data file of the package, which has it after gzip, where it stands in a folder. */
export const read = async (url: URL): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(gunzipSync(await readFile(url)));
