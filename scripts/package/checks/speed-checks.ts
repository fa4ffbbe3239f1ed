import { join } from 'node:path';
import { splitPath } from '../../../src/core/addresses.ts';
import { packagedTemplate } from '../../../src/cli/serve/packaged-template.ts';
import { freePort } from '../../checks/free-port.ts';
import { Container } from './container.ts';
import type { Unpacked } from './image.ts';
import { type Checked, type ImageCheck, medianOf, textAt } from './image-check.ts';
import { limitFaults } from './limits.ts';
import { residentMemory } from './resident-memory.ts';

/** The milliseconds from a start until it says that it is healthy, of which it is given 20 seconds; what is printed where nothing could be started. */
async function startedWithin({ bundle }: Unpacked, folder: string, cores?: number): Promise<number | string> {
  const port = await freePort();
  const variables = { PORT: String(port) };
  const startedAt = performance.now();
  await using container = new Container(bundle, join(folder, 'runc'), `it-tools-speed-${process.pid}`, {
    variables,
    ...(cores !== undefined && { cores }),
  });
  const health = await container.untilAnswer(() => textAt(`http://127.0.0.1:${port}/healthz`));
  const took = performance.now() - startedAt;
  if (health !== undefined) return took;
  return container.hasEnded ? (await container.ended).printed : Number.POSITIVE_INFINITY;
}

const STARTS = 3;

/** The best of some starts: what else the machine did has no part in it. */
async function startsSoon(image: Unpacked, folder: string): Promise<Checked> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const took = await startedWithin(image, folder);
    if (typeof took === 'string') return { faults: [took] };
    times.push(took);
  }
  const healthy = Math.min(...times);
  return { faults: limitFaults({ healthy }), note: `healthy after ${Math.round(healthy)} ms` };
}

/** With a tenth of a core, where this machine lets a container have less than one. */
async function startsSlowly(image: Unpacked, folder: string): Promise<Checked> {
  const healthySlowly = await startedWithin(image, folder, 0.1);
  if (typeof healthySlowly === 'string') {
    const isOfRunc = healthySlowly.includes('runc run failed'); // it may set no share here, such as in a container without cgroups
    return isOfRunc
      ? { faults: [], note: `with a tenth of a core it was not tried: ${healthySlowly.trim()}` }
      : { faults: [healthySlowly] };
  }
  return { faults: limitFaults({ healthySlowly }), note: `after ${Math.round(healthySlowly)} ms with a tenth of a core` };
}

/** The addresses of all pages: a page in each language after the other, so that each is of another block than the one before. */
const pagesOf = (root: string): readonly string[] =>
  packagedTemplate(join(root, 'it-tools/site'))
    .names()
    .flatMap((file) => /^(?<folder>.*?)\/?index\.html$/.exec(file)?.groups?.['folder'] ?? [])
    .toSorted((one, other) => (splitPath(one).page < splitPath(other).page ? -1 : 1));

/** Asks for pages, one after the other; the time that one takes in the middle, in milliseconds. */
async function askAll(addresses: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const address of addresses) {
    const startedAt = performance.now();
    await (await fetch(address, { redirect: 'manual' })).arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  return medianOf(times);
}

async function staysSmall({ bundle, root }: Unpacked, folder: string): Promise<Checked> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  await using container = new Container(bundle, join(folder, 'runc'), `it-tools-memory-${process.pid}`, {
    variables: { PORT: String(port) },
  });
  if ((await container.untilAnswer(() => textAt(`${origin}/healthz`))) === undefined) return { faults: ['It did not answer.'] };
  const startMemory = residentMemory(container.pid) ?? Number.NaN;
  const addresses = pagesOf(root).map((page) => `${origin}/${page}`);
  const firstPage = await askAll(addresses);
  const pagesMemory = residentMemory(container.pid) ?? Number.NaN;
  const pageAgain = await askAll(addresses);
  const [started, asked] = [startMemory, pagesMemory].map((bytes) => (bytes / 1e6).toFixed(0));
  return {
    faults: limitFaults({ startMemory, firstPage, pagesMemory, pageAgain }),
    note: `${started} MB of memory, ${asked} MB after ${addresses.length} pages of ${firstPage.toFixed(1)} ms, again ${pageAgain.toFixed(1)} ms`,
  };
}

/** How soon an image is there, and how much it takes. */
export const speedChecks: readonly ImageCheck[] = [
  { name: 'the time until it is healthy', check: startsSoon },
  { name: 'the same with a tenth of a core', check: startsSlowly },
  { name: 'its memory, and the time of a page', check: staysSmall },
];
