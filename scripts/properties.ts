// Tries every property (fast-check) of the unit and conformance tests on more cases than `npm test` does, and on different ones each time.
//   npm run properties -- [--runs 1000] [--seed S] [--seconds S] [path …]
//   --runs      number of cases for each property
//   --seed      repeats the cases of an earlier run
//   --seconds   stops each property after this time and prints the number of cases it had
//   path …      only test files with one of these words in their path
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { propertyEnvironment } from './checks/property-settings.ts';

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1000' }, seed: { type: 'string' }, seconds: { type: 'string' } },
});

function positiveInteger(name: keyof typeof values): number | undefined {
  const text = values[name];
  if (text !== undefined && !/^[1-9]\d{0,8}$/.test(text)) stop(`--${name} requires a positive integer, not “${text}”.`);
  return text === undefined ? undefined : Number(text);
}

const propertyRuns = positiveInteger('runs') ?? 0;
const propertySeed = positiveInteger('seed') ?? randomInt(1, 1_000_000_000);
const seconds = positiveInteger('seconds');

const files = globSync('{src,scripts,test/conformance}/**/*.test.ts').filter(
  (file) =>
    !file.endsWith('.browser.test.ts') &&
    (positionals.length === 0 || positionals.some((path) => file.includes(path))) &&
    readFileSync(file, 'utf8').includes("'fast-check'"),
);
if (files.length === 0) stop(`No test file with a property has ${positionals.join(' or ')} in its path.`);

// vitest.config.ts reads the settings from the environment.
const limit = seconds === undefined ? {} : { propertyMilliseconds: seconds * 1000 };
Object.assign(process.env, propertyEnvironment({ propertySeed, propertyRuns, ...limit }));
const tests = await startVitest('test', files, { watch: false, project: ['unit'], silent: false });
const failed = tests.state.getTestModules().filter((module) => !module.ok());
await tests.close();

const parameters = `--runs ${propertyRuns} --seed ${propertySeed}`;
const paths = failed.map(({ moduleId }) => relative('.', moduleId)).join(' ');
if (failed.length > 0) console.error(`\nTo repeat these cases, run: npm run properties -- ${parameters} ${paths}`);
else console.log(`\nEach property held for ${seconds === undefined ? '' : 'up to '}${propertyRuns} cases of seed ${propertySeed}.`);
