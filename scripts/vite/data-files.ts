import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { makeData, makerNames } from '../make-data-file.ts';

interface DataFile {
  /** Relative to the site. */
  readonly path: string;
  /** After gzip. The file's extension says nothing about that, so that no server adds a Content-Encoding, which a browser would undo. */
  readonly source: Buffer;
}

/** What one file in scripts/data makes: the file that is asked for by its name, and those that this one leads to. */
interface PackedData extends DataFile {
  readonly name: string;
  readonly parts: readonly DataFile[];
}

const fileName = ({ path }: DataFile): string => path.slice(path.lastIndexOf('/') + 1);

function packFile(name: string, content: Uint8Array): DataFile {
  const source = gzipSync(content, { level: 9 });
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const slug = name.replaceAll(/[^a-z\d]+/gi, '-').toLowerCase();
  return { source, path: `assets/${slug}-${hash}.bin` };
}

/** Of several files a list of their names is made, too: `{ "Standard": "figlet-fonts-standard-1a2b3c4d.bin" }` in the same folder. */
async function packData(name: string): Promise<PackedData> {
  const content = await makeData(name);
  if (content instanceof Uint8Array) return { ...packFile(name, content), name, parts: [] };
  const parts = [...content].map(([part, file]) => [part, packFile(`${name}-${part}`, file)] as const);
  const list = Object.fromEntries(parts.map(([part, file]) => [part, fileName(file)]));
  return { ...packFile(name, new TextEncoder().encode(JSON.stringify(list))), name, parts: parts.map(([, file]) => file) };
}

let packed: Promise<readonly PackedData[]> | undefined;
const packAll = (): Promise<readonly PackedData[]> => (packed ??= Promise.all(makerNames().map(packData)));

const packedFiles = async (): Promise<readonly DataFile[]> => (await packAll()).flatMap((data) => [data, ...data.parts]);

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
      for (const { path, source } of await packedFiles()) {
        server.middlewares.use(base + path, (_request, response) => {
          response.setHeader('content-type', 'application/octet-stream').end(source);
        });
      }
    },
    resolveId: (source) => (source === 'virtual:data-files' ? id : undefined),
    async load(source) {
      if (source !== id) return undefined;
      const addresses = (await packAll()).map(({ name, path }) => [name, base + path]);
      return `export default ${JSON.stringify(Object.fromEntries(addresses))}`;
    },
    async generateBundle() {
      // The worker is a bundle of its own, which only names the files.
      if (this.environment.name !== 'client' || this.environment.config.isWorker) return;
      for (const { path, source } of await packedFiles()) this.emitFile({ type: 'asset', fileName: path, source });
    },
  };
}
