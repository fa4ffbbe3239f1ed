// Measures the built site in Chromium: median of five runs of each scenario, with the target beside it. By hand, on a quiet machine.
//   npm run bench [-- part of a name]
import { chromium } from 'playwright-core';
import type { Figure, Scenario } from './bench/scenario.ts';
import { scenarios } from './bench/scenarios.ts';
import { buildSite } from './build/build-site.ts';
import { SITE } from './build/folders.ts';
import { isBuilt } from './build/sources.ts';
import { chromiumArguments, findChromium } from './browsers/chromium.ts';
import { readProductionConfiguration } from './configuration.ts';
import { startSiteServer } from './serve/site-server.ts';

const RUNS = 5;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const configuration = readProductionConfiguration();
if (!isBuilt(configuration)) await buildSite();
const server = await startSiteServer({ directory: SITE, configuration });
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: [...chromiumArguments] });

async function runOnce({ measure }: Scenario): Promise<readonly Figure[]> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const figures = await measure(page, server.origin + configuration.app.baseUrl.replace(/\/$/, ''));
  await context.close();
  return figures;
}

async function medianOf(scenario: Scenario): Promise<readonly Figure[]> {
  const runs: (readonly Figure[])[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await runOnce(scenario));
  return (runs[0] ?? []).map((figure, index) => ({
    ...figure,
    value: median(runs.map((run) => run[index]?.value ?? Number.NaN)),
  }));
}

const wanted = process.argv[2]?.toLowerCase() ?? '';
console.log(`${'scenario'.padEnd(48)}${'figure'.padEnd(22)}${'median'.padStart(10)}${'target'.padStart(12)}`);
for (const scenario of scenarios.filter(({ name }) => name.toLowerCase().includes(wanted))) {
  for (const { what, value, target, unit } of await medianOf(scenario)) {
    const mark = value <= target ? '' : '  missed';
    console.log(
      `${scenario.name.padEnd(48)}${what.padEnd(22)}${`${Math.round(value)} ${unit}`.padStart(10)}${`< ${target} ${unit}`.padStart(12)}${mark}`,
    );
  }
}
await browser.close();
await server.close();
