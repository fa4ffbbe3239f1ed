import { Agent, get } from 'node:http';

/** Runs code around a visit, for example to measure it. */
export type Around = (work: () => Promise<number>) => Promise<number>;

const plainly: Around = (work) => work();

/** Requests a page. Resolves with the status when the whole response has arrived. */
function visit(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent, headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', reject);
  });
}

/** Requests one page after another. Rejects if a response is not 200. */
export async function visitAll(port: number, paths: readonly string[], around = plainly): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const path of paths) {
    const status = await around(() => visit(port, path, agent));
    if (status !== 200) throw new Error(`${path} is answered with ${status}.`);
  }
  agent.destroy();
}

interface Crowd {
  readonly port: number;
  readonly path: string;
  readonly visitors: number;
  /** The number of requests of each visitor, one after the other. */
  readonly rounds: number;
}

/**
 * Visitors request a page at the same time, each on its own connection. Resolves with the number of responses by status, and of errors by
 * code. Calls `whileThere` when all have their responses, before they disconnect.
 */
export async function visitAtOnce(
  { port, path, visitors, rounds }: Crowd,
  whileThere: () => Promise<void> = () => Promise.resolve(),
  around = plainly,
): Promise<Readonly<Record<string, number>>> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors, maxFreeSockets: visitors });
  const counts: Record<string, number> = {};
  const come = async (): Promise<void> => {
    for (let round = 0; round < rounds; round++) {
      const what = await around(() => visit(port, path, agent)).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
      counts[what] = (counts[what] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: visitors }, come));
  await whileThere();
  agent.destroy();
  return counts;
}
