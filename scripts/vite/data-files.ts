import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { builtBaseUrl } from '../configuration.ts';
import { addressCode } from './address-code.ts';
import { makeData, makerNames } from './make-data-file.ts';

/** For the later steps of a build. It is next to Vite's list of chunks. */
export const DATA_FILE_LIST = '.vite/data-files.json';

interface DataFile {
  /** The name by which code loads it: `mac-vendors`, or `emoji/de` for one of several. */
  readonly name: string;
  /** The path relative to the site. */
  readonly path: string;
  /**
   * The content after gzip. The file extension does not show it, so that no server adds a Content-Encoding, because a browser would then
   * decompress the file.
   */
  readonly source: Buffer;
}

function packFile(name: string, content: Uint8Array): DataFile {
  const source = gzipSync(content, { level: 9 });
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const slug = name.replaceAll(/[^a-z\d]+/gi, '-').toLowerCase();
  return { name, source, path: `assets/${slug}-${hash}.bin` };
}

async function packData(name: string): Promise<readonly DataFile[]> {
  const content = await makeData(name);
  if (content instanceof Uint8Array) return [packFile(name, content)];
  return [...content].map(([part, file]) => packFile(`${name}/${part}`, file));
}

let packed: Promise<readonly DataFile[]> | undefined;
const packAll = (): Promise<readonly DataFile[]> => (packed ??= Promise.all(makerNames().map(packData)).then((files) => files.flat()));

/** `virtual:data-files`: the addresses of the files that scripts/data makes, by name. */
export function dataFiles(): Plugin {
  const id = '\0virtual:data-files';
  return {
    name: 'data-files',
    async configureServer(server) {
      for (const { path, source } of await packAll()) {
        server.middlewares.use(builtBaseUrl + path, (_request, response) => {
          response.setHeader('content-type', 'application/octet-stream').end(source);
        });
      }
    },
    resolveId: (source) => (source === 'virtual:data-files' ? id : undefined),
    async load(source) {
      if (source !== id) return undefined;
      const addresses = (await packAll()).map(({ name, path }) => `${JSON.stringify(name)}: ${addressCode(this.environment, path)}`);
      return `export default {${addresses.join(',')}}`;
    },
    async generateBundle() {
      // The worker is a separate bundle, which only refers to the files.
      if (this.environment.name !== 'client' || this.environment.config.isWorker) return;
      const files = await packAll();
      for (const { path, source } of files) this.emitFile({ type: 'asset', fileName: path, source });
      const list = files.map(({ name, path }) => ({ name, path }));
      this.emitFile({ type: 'asset', fileName: DATA_FILE_LIST, source: JSON.stringify(list) });
    },
  };
}
