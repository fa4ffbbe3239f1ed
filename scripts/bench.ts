// Measures the built site in Chromium and the built command: the median of five runs of each scenario, next to its target. Also measures
// the largest paint of each page that a scenario opens, with and without the page's scripts. Run it by hand, on a quiet machine.
//   npm run bench [-- part of a name]
import { chromium } from '@playwright/test';
import type { Figure, Scenario } from './bench/scenario.ts';
import { scenarios } from './bench/scenarios.ts';
import { PAINT_LIMIT, paintsOf } from './bench/scenarios/site.ts';
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

const site = server.origin + configuration.app.baseUrl.replace(/\/$/, '');
/** Paths of the pages that were opened, and of those whose limit has been printed. */
const opened = new Set<string>();
const limited = new Set<string>();

async function runOnce({ measure }: Scenario): Promise<readonly Figure[]> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const figures = await measure(page, site);
  const path = page
    .url()
    .slice(site.length)
    .replace(/[?#].*$/, '');
  if (page.url().startsWith(site)) opened.add(path); // commands open no page
  if (figures.some(({ what }) => what === PAINT_LIMIT)) limited.add(path);
  await context.close();
  return figures;
}

async function medianOf(scenario: Scenario): Promise<readonly Figure[]> {
  const runs: (readonly Figure[])[] = [];
  for (let run = 0; run < (scenario.runs ?? RUNS); run++) runs.push(await runOnce(scenario));
  return (runs[0] ?? []).map((figure, index) => ({
    ...figure,
    value: median(runs.map((run) => run[index]?.value ?? Number.NaN)),
  }));
}

async function report(scenario: Scenario): Promise<void> {
  for (const { what, value, target, unit } of await medianOf(scenario)) {
    const mark = target === undefined || value <= target ? '' : '  missed';
    const aim = target === undefined ? '' : `< ${target} ${unit}`;
    console.log(`${scenario.name.padEnd(64)}${what.padEnd(22)}${`${Math.round(value)} ${unit}`.padStart(10)}${aim.padStart(12)}${mark}`);
  }
}

const wanted = process.argv[2]?.toLowerCase() ?? '';
console.log(`${'scenario'.padEnd(64)}${'figure'.padEnd(22)}${'median'.padStart(10)}${'target'.padStart(12)}`);
for (const scenario of scenarios.filter(({ name }) => name.toLowerCase().includes(wanted))) await report(scenario);
for (const path of opened.difference(limited)) await report(paintsOf(path));
await browser.close();
await server.close();
