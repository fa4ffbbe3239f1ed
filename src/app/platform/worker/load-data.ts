import { missingData } from '../updates/missing-part-error.ts';

const files = import.meta.glob<string>('../../../generated/data/*.bin', { query: '?url', import: 'default', eager: true });

const loaded = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

async function fetchData(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const address = files[`../../../generated/data/${name.replace('/', '.')}.bin`];
  if (address === undefined) throw new Error(`No file in scripts/data makes “${name}”.`);
  try {
    const { ok, body } = await fetch(address);
    if (!ok || !body) throw new Error('The server has no such file.');
    return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
  } catch (cause) {
    throw missingData(name, cause);
  }
}

/** Implements `loadData` of `WorkerContext`. After a failure, the next call tries again. */
export function loadData(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const known = loaded.get(name);
  if (known) return known;
  const data = fetchData(name);
  loaded.set(name, data);
  data.catch(() => loaded.delete(name));
  return data;
}
