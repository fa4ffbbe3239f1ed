import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { allPages } from '../../../test/support/all-pages.ts';
import { visitAll, visitAtOnce } from '../../../test/support/many-visitors.ts';
import { PackagedSite } from '../../../test/support/packaged-site.ts';
import { PACKAGE_FOLDER } from '../../build/folders.ts';
import { addSite } from '../../build/package/add-site.ts';
import { buildPackage } from '../../build/package/build-package.ts';
import { residentMemory } from '../resident-memory.ts';
import type { Figure, Scenario } from '../scenario.ts';
import { hostileVisits } from '../served/hostile-visits.ts';
import { visitBeside } from '../served/visit-beside.ts';

const VISITORS = 1000;
const ROUNDS = 10;

let packaged: Promise<void> | undefined;

/** The package with its site. Made only once, because packing takes most of a minute. */
async function packagedSite(): Promise<PackagedSite> {
  packaged ??= buildPackage().then(addSite);
  await packaged;
  return new PackagedSite(PACKAGE_FOLDER);
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/** Measures the duration of each visit, in ms. */
function timing() {
  const times: number[] = [];
  const around = async (work: () => Promise<number>): Promise<number> => {
    const startedAt = performance.now();
    const status = await work();
    times.push(performance.now() - startedAt);
    return status;
  };
  return { times, around };
}

const megabytes = (pid: number | undefined): number => (residentMemory(pid ?? 0) ?? Number.NaN) / 1e6;

const servedScenario = (name: string, measure: (site: PackagedSite) => Promise<readonly Figure[]>): Scenario => ({
  name: `it-tools serve: ${name}`,
  runs: 3,
  async measure() {
    const site = await packagedSite();
    try {
      return await measure(site);
    } finally {
      site.remove();
    }
  },
});

const startAndPages = servedScenario('start and pages', async (site) => {
  const startedAt = performance.now();
  const { port, process: child } = await site.serve();
  const healthyMs = performance.now() - startedAt;
  const startMb = megabytes(child.pid);
  const [first, again] = [timing(), timing()];
  await visitAll(port, allPages(), first.around);
  await visitAll(port, allPages(), again.around);
  return [
    { what: 'healthy', value: healthyMs, target: 1000, unit: 'ms' },
    { what: 'memory', value: startMb, target: 100, unit: 'MB' },
    { what: 'a page, first time', value: median(first.times), target: 30, unit: 'ms' },
    { what: 'a page, again', value: median(again.times), target: 5, unit: 'ms' },
    { what: 'memory, all pages', value: megabytes(child.pid), target: 160, unit: 'MB' },
  ];
});

const crowd = servedScenario(`${VISITORS} visitors at once`, async (site) => {
  const { port, process: child } = await site.serve();
  const { times, around } = timing();
  await visitAtOnce({ port, path: '/hash-text', visitors: VISITORS, rounds: ROUNDS }, undefined, around);
  return [
    { what: 'a page', value: median(times), unit: 'ms' },
    { what: 'memory', value: megabytes(child.pid), target: 160, unit: 'MB' },
  ];
});

const exported = servedScenario('export', async (site) => {
  const startedAt = performance.now();
  await once(site.begin(['export', 'measured']), 'exit');
  const took = performance.now() - startedAt;
  rmSync(join(site.folder, 'measured'), { recursive: true });
  return [{ what: 'export', value: took, target: 20_000, unit: 'ms' }];
});

/** Each hostile visit, and its effect on another visitor: docs/decisions/0034-server-limits.md. */
const hostile = Object.entries(hostileVisits).flatMap(([name, visit]) =>
  [false, true].map((isLogged) =>
    servedScenario(`${name}${isLogged ? ', with a log' : ''}`, async (site) => {
      const { port, process: child } = await site.serve([`--log-requests=${isLogged}`]);
      child.stdout?.resume();
      const { longestWaitMs, addedMb } = await visitBeside(port, child.pid ?? 0, () => visit(port));
      return [
        { what: 'longest wait of others', value: longestWaitMs, target: 200, unit: 'ms' },
        { what: 'added memory', value: addedMb, target: 32, unit: 'MB' },
      ];
    }),
  ),
);

export const served: readonly Scenario[] = [startAndPages, crowd, exported, ...hostile];
