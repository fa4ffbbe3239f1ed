import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { dataNames, makeDataFile } from '../make-data-file.ts';

interface DataFile {
  readonly name: string;
  /** Relative to the site. */
  readonly path: string;
  /** After gzip. The file's extension says nothing about that, so that no server adds a Content-Encoding, which a browser would undo. */
  readonly source: Buffer;
}

async function packDataFile(name: string): Promise<DataFile> {
  const source = gzipSync(await makeDataFile(name), { level: 9 });
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { name, source, path: `assets/${name}-${hash}.bin` };
}

let packed: Promise<readonly DataFile[]> | undefined;
const packDataFiles = (): Promise<readonly DataFile[]> => (packed ??= Promise.all(dataNames().map(packDataFile)));

/** `virtual:data-files`: where the files are that scripts/data makes, by name. */
export function dataFiles(): Plugin {
  const id = '\0virtual:data-files';
  let base = '/';
  return {
    name: 'data-files',
    configResolved(config) {
      base = config.base;
    },
    async configureServer(server) {
      for (const { path, source } of await packDataFiles()) {
        server.middlewares.use(base + path, (_request, response) => {
          response.setHeader('content-type', 'application/octet-stream').end(source);
        });
      }
    },
    resolveId: (source) => (source === 'virtual:data-files' ? id : undefined),
    async load(source) {
      if (source !== id) return undefined;
      const addresses = (await packDataFiles()).map(({ name, path }) => [name, base + path]);
      return `export default ${JSON.stringify(Object.fromEntries(addresses))}`;
    },
    async generateBundle() {
      // The worker is a bundle of its own, which only names the files.
      if (this.environment.name !== 'client' || this.environment.config.isWorker) return;
      for (const { path, source } of await packDataFiles()) this.emitFile({ type: 'asset', fileName: path, source });
    },
  };
}
