// Checks the project. Prints a line for each check; the last line is `N passed, N failed`.
//   node scripts/check.ts              what changed since main, in under a minute
//   node scripts/check.ts name …       the checks whose names begin with one of the words
//   node scripts/check.ts --test       everything that a change must pass (`npm test`)
//   node scripts/check.ts --slow       everything else (`npm run test:slow`)
import { parseArgs } from 'node:util';
import { slowChecks, testChecks } from './checks/all-checks.ts';
import { changedChecks } from './checks/changed-checks.ts';
import { type Check, runCommand } from './checks/check.ts';
import { runChecks } from './checks/run-checks.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { test: { type: 'boolean', default: false }, slow: { type: 'boolean', default: false } },
});

function chosenChecks(): readonly Check[] {
  if (values.test) return testChecks;
  if (values.slow) return slowChecks;
  if (positionals.length === 0) return changedChecks();
  return [...testChecks, ...slowChecks].filter(({ name }) => positionals.some((word) => name.startsWith(word)));
}

const { isOk, output } = await runCommand(['node', 'scripts/generate.ts']);
if (!isOk) throw new Error(output);
await runChecks(chosenChecks());
