// Tries every law (property of fast-check) of the unit and conformance tests on other cases each time, and on more than the gates do.
//   npm run laws -- [--runs 1000] [--seed S] [--seconds S] [path …]
//   --runs      how many cases each law is tried on
//   --seed      the cases of an earlier time; without it, others
//   --seconds   after so many a law is tried on no more cases, and is named with the number that it had
//   path …      only the test files whose path has one of these in it
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { lawEnvironment } from './checks/property-settings.ts';

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1000' }, seed: { type: 'string' }, seconds: { type: 'string' } },
});

function wholeNumber(name: keyof typeof values): number | undefined {
  const text = values[name];
  if (text !== undefined && !/^[1-9]\d{0,8}$/.test(text)) stop(`--${name} wants a whole number from 1 on; this is “${text}”.`);
  return text === undefined ? undefined : Number(text);
}

const lawRuns = wholeNumber('runs') ?? 0;
const lawSeed = wholeNumber('seed') ?? randomInt(1, 1_000_000_000);
const seconds = wholeNumber('seconds');

const files = globSync('{src,scripts,test/conformance}/**/*.test.ts').filter(
  (file) =>
    !file.endsWith('.browser.test.ts') &&
    (positionals.length === 0 || positionals.some((path) => file.includes(path))) &&
    readFileSync(file, 'utf8').includes("'fast-check'"),
);
if (files.length === 0) stop(`No test file with a law has ${positionals.join(' or ')} in its path.`);

// vitest.config.ts reads it from there.
Object.assign(process.env, lawEnvironment({ lawSeed, lawRuns, ...(seconds === undefined ? {} : { lawMilliseconds: seconds * 1000 }) }));
const tests = await startVitest('test', files, { watch: false, project: ['unit'], silent: false });
const failed = tests.state.getTestModules().filter((module) => !module.ok());
await tests.close();

const parameters = `--runs ${lawRuns} --seed ${lawSeed}`;
const paths = failed.map(({ moduleId }) => relative('.', moduleId)).join(' ');
if (failed.length > 0) console.error(`\nThe seed was ${lawSeed}. Try the same cases again: npm run laws -- ${parameters} ${paths}`);
else console.log(`\nEach law held for ${seconds === undefined ? '' : 'up to '}${lawRuns} cases of the seed ${lawSeed}.`);
