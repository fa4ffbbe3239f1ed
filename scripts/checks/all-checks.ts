import { imageCheck } from '../package/checks/run-image-checks.ts';
import { packageCheck } from '../package/checks/compare-releases.ts';
import { commands } from './commands.ts';
import { commandCheck, type Check } from './check.ts';
import { builtSite } from './built-site.ts';
import { playwrightCheck } from './playwright-check.ts';
import { vitestCheck } from './vitest-check.ts';

/** Everything that a change must pass (`npm test`), the cheapest first. */
export const testChecks: readonly Check[] = [
  ...Object.entries(commands).map(([name, list]) => commandCheck(name, ...list)),
  { ...commandCheck('growth', ['node', 'scripts/growth.ts']), cores: 2 },
  vitestCheck('unit and conformance tests', { project: 'unit', cores: 2 }),
  commandCheck('build and budgets', ['node', 'scripts/build.ts']),
  vitestCheck('component tests', { project: 'browser', cores: 1 }),
  playwrightCheck('browser tests', { project: 'main', after: ['build and budgets'] }),
];

const BUILT = [builtSite.name];

const engineCheck = (name: string, file: string, after: readonly string[] = ['Chromium']): Check =>
  vitestCheck(name, { project: 'browsers', file: `test/browser/engines/${file}.test.ts`, cores: name === 'Chromium' ? 2 : 1, after });

/** Everything else (`npm run test:slow`). */
export const slowChecks: readonly Check[] = [
  builtSite,
  vitestCheck('tests of commands', { project: 'command', cores: 1 }),
  playwrightCheck('other browser tests', { project: 'site', after: BUILT }),
  playwrightCheck('every page', { project: 'pages', after: BUILT }),
  // The results in Chromium are the reference for the other engines.
  engineCheck('Chromium', 'chromium', BUILT),
  engineCheck('WebKit', 'webkit'),
  engineCheck('Firefox', 'firefox'),
  engineCheck('Chromium as the oldest', 'floor'),
  vitestCheck('tests of the served site', { project: 'served', cores: 2, workers: 1, after: BUILT }),
  packageCheck,
  imageCheck,
];
