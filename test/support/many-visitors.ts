import { Agent, get } from 'node:http';

interface Visit {
  readonly status: number;
  /** Milliseconds until all of it was there. */
  readonly took: number;
}

function visit(port: number, path: string, agent: Agent): Promise<Visit> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent, headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      response.resume().once('end', () => resolve({ status: response.statusCode ?? 0, took: performance.now() - startedAt }));
    }).once('error', reject);
  });
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/** Asks for one page after another; gives the median of their times in milliseconds. Rejects where one is not there. */
export async function visitAll(port: number, paths: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (const path of paths) {
    const { status, took } = await visit(port, path, agent);
    if (status !== 200) throw new Error(`${path} is answered with ${status}.`);
    times.push(took);
  }
  agent.destroy();
  return median(times);
}

interface Crowd {
  /** How many answers there were of each status, and how many faults of each kind. */
  readonly answers: Readonly<Record<string, number>>;
  /** What `look` gave, each second. */
  readonly seen: readonly number[];
}

/** So many visitors ask for a page for so many seconds, each again when it has been answered, all on connections of their own. `look` is called each second, `whileThere` when all are done, before they leave. */
export async function visitAtOnce(
  { port, path, visitors, seconds }: { readonly port: number; readonly path: string; readonly visitors: number; readonly seconds: number },
  look: () => number,
  whileThere: () => Promise<void>,
): Promise<Crowd> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors, maxFreeSockets: visitors });
  const answers: Record<string, number> = {};
  const seen: number[] = [];
  const looking = setInterval(() => seen.push(look()), 1000);
  const end = performance.now() + seconds * 1000;
  const come = async (): Promise<void> => {
    do {
      const what = await visit(port, path, agent).then(
        ({ status }) => String(status),
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      );
      answers[what] = (answers[what] ?? 0) + 1;
    } while (performance.now() < end);
  };
  await Promise.all(Array.from({ length: visitors }, come));
  clearInterval(looking);
  seen.push(look());
  await whileThere();
  agent.destroy();
  return { answers, seen };
}
