// What is asked of every page in Chromium, and every tool in every browser that can be driven here, each with its time. The last line is `N passed, N failed`.
import { buildSite } from './build/build-site.ts';
import { isBuilt } from './build/sources.ts';
import { readProductionConfiguration } from './configuration.ts';
import { playwrightGate } from './checks/playwright-check.ts';
import { runGates } from './checks/run-checks.ts';
import { vitestGate } from './checks/vitest-check.ts';

if (!isBuilt(readProductionConfiguration())) {
  console.log('Building the site …');
  await buildSite();
}

const browser = (name: string, file: string) =>
  vitestGate(name, { project: 'browsers', file: `test/browser/engines/${file}.test.ts`, cores: 1, after: ['Chromium'] });

await runGates([
  playwrightGate('every page', { project: 'pages' }),
  // The others are held against what it shows.
  vitestGate('Chromium', { project: 'browsers', file: 'test/browser/engines/chromium.test.ts', cores: 2 }),
  browser('WebKit', 'webkit'),
  browser('Firefox', 'firefox'),
  browser('Chromium as the oldest', 'floor'),
]);
