import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'node_modules/figlet/fonts';

/** Each FIGlet font as it is, by its name. */
export default (): ReadonlyMap<string, Uint8Array> =>
  new Map(readdirSync(FOLDER).map((file) => [file.replace(/\.flf$/, ''), readFileSync(join(FOLDER, file))]));
