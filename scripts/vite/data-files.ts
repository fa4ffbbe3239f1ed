import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { builtBaseUrl } from '../configuration.ts';
import { addressCode } from './address-code.ts';
import { makeData, makerNames } from './make-data-file.ts';

/** For the later steps of a build: where Vite has its list of chunks, too. */
export const DATA_FILE_LIST = '.vite/data-files.json';

interface DataFile {
  /** What it is asked for by: `mac-vendors`, or of several `emoji/de`. */
  readonly name: string;
  /** Relative to the site. */
  readonly path: string;
  /** After gzip. The file's extension says nothing about that, so that no server adds a Content-Encoding, which a browser would undo. */
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

/** `virtual:data-files`: where the files are that scripts/data makes, by name. */
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
      // The worker is a bundle of its own, which only names the files.
      if (this.environment.name !== 'client' || this.environment.config.isWorker) return;
      const files = await packAll();
      for (const { path, source } of files) this.emitFile({ type: 'asset', fileName: path, source });
      const list = files.map(({ name, path }) => ({ name, path }));
      this.emitFile({ type: 'asset', fileName: DATA_FILE_LIST, source: JSON.stringify(list) });
    },
  };
}
