import addresses from 'virtual:data-files';
import { missingData } from './updates/missing-part-error.ts';

const loaded = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The address of `mac-vendors` is known; that of `figlet-fonts/Standard` stands in the file `figlet-fonts`, a list of files beside it. */
async function addressOf(name: string): Promise<string> {
  const [maker = '', part] = name.split(/\/(.*)/s);
  const address = addresses[maker];
  if (address === undefined) throw new Error(`No file in scripts/data makes “${name}”.`);
  if (part === undefined) return address;
  const list = JSON.parse(new TextDecoder().decode(await loadData(maker))) as Readonly<Record<string, string>>; // the build wrote it
  if (!Object.hasOwn(list, part)) throw new Error(`scripts/data/${maker}.ts makes no “${part}”.`);
  return address.slice(0, address.lastIndexOf('/') + 1) + (list[part] ?? '');
}

async function fetchData(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const address = await addressOf(name);
  try {
    const { ok, body } = await fetch(address);
    if (!ok || !body) throw new Error('The server has no such file.');
    return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
  } catch (cause) {
    throw missingData(name, cause);
  }
}

/** See `WorkerContext`. A file that could not be had is asked for again the next time. */
export function loadData(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const known = loaded.get(name);
  if (known) return known;
  const data = fetchData(name);
  loaded.set(name, data);
  data.catch(() => loaded.delete(name));
  return data;
}
