import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { residentMemory } from '../resident-memory.ts';

/** The effect on another visitor of the server, and on its memory. */
export interface Beside {
  /** The longest time that the other visitor waited for a response, in ms. */
  readonly longestWaitMs: number;
  /** The largest growth of the server's memory since the start, in MB. */
  readonly addedMb: number;
}

/** Requests `/healthz` repeatedly while `work` runs against the server. */
export async function visitBeside(port: number, pid: number, work: () => Promise<void>): Promise<Beside> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = residentMemory(pid) ?? Number.NaN;
  let [longestWaitMs, most] = [0, before];
  const over = new AbortController();
  const visit = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const startedAt = performance.now();
      const [response] = await once(get({ port, host: '127.0.0.1', path: '/healthz', agent }), 'response');
      await once(response.resume(), 'end');
      longestWaitMs = Math.max(longestWaitMs, performance.now() - startedAt);
      most = Math.max(most, residentMemory(pid) ?? Number.NaN);
      await setTimeout(5);
    }
  };
  const visiting = visit();
  try {
    await work();
  } finally {
    over.abort();
    await visiting;
    agent.destroy();
  }
  return { longestWaitMs, addedMb: (most - before) / 1e6 };
}
