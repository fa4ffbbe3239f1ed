// Tests the npm package in the oldest supported Node, in one between that and the project's, in Deno, and in Bun. npm downloads each of
// them on the first run. Every operation of every tool must return the same results for its samples as it does here, and the command must
// run. The last line is `N passed, N failed`.
//   node scripts/runtimes.ts
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleCalls } from '../test/adapters/sample-calls.ts';
import { buildPackageInto, installPackage } from '../test/support/built-package.ts';
import { makeCatalogue } from './catalog/source-library.ts';
import { type Command, type Check, runCommand } from './checks/check.ts';
import { runChecks } from './checks/run-checks.ts';

/** Not installed with the project, because each is 90 to 190 MB. */
const runtimes = [
  { name: 'Node 20.19', packed: 'node@20.19.0', program: ['node'] },
  { name: 'Node 22', packed: 'node@22.23.3', program: ['node'] },
  { name: 'Deno', packed: 'deno@2.9.6', program: ['deno', 'run', '--allow-read', '--allow-env'] },
  { name: 'Bun', packed: 'bun@1.4.5', program: ['bun'] },
] as const;

const folder = mkdtempSync(join(tmpdir(), 'runtimes-'));
const consumer = join(folder, 'consumer');
cpSync('test/consumer', consumer, { recursive: true });
writeFileSync(join(consumer, 'package.json'), '{ "type": "module", "private": true }');
buildPackageInto(join(folder, 'dist'));
installPackage(join(folder, 'dist'), consumer);

const samples = sampleCalls(await makeCatalogue());
writeFileSync(join(consumer, 'samples.json'), JSON.stringify(samples));

/** The line of JSON with the result of each sample, and the complete output. */
async function resultsIn([program, ...parameters]: Command): Promise<{ readonly lines: readonly string[]; readonly output: string }> {
  const { output } = await runCommand([program, ...parameters, 'answer-samples.mjs'], { folder: consumer });
  const list = output.split('\n').find((line) => line.startsWith('["'));
  return { lines: list === undefined ? [] : (JSON.parse(list) as readonly string[]), output }; // written by the program
}

const COMMAND = ['node_modules/it-tools/bin/it-tools.js', 'hash-text', 'abc', '--pick', 'CRC-32'] as const;

const expected = (await resultsIn(['node'])).lines;

const check = ({ name, packed, program }: (typeof runtimes)[number]): Check => ({
  name,
  cores: 1,
  async run() {
    const runtime = ['npx', '--yes', '--package', packed, '--', ...program] as const;
    const { lines, output } = await resultsIn(runtime);
    if (lines.length !== samples.length || expected.length !== samples.length) return { passed: 0, failed: 1, output };
    const command = await runCommand([...runtime, ...COMMAND], { folder: consumer });
    if (!command.output.startsWith('352441c2')) return { passed: 0, failed: 1, output: command.output };
    const others = samples.flatMap(({ tool, operation }, index) =>
      lines[index] === expected[index] ? [] : [`${tool} ${operation}: ${lines[index]}, here ${expected[index]}`],
    );
    return { passed: samples.length + 1 - others.length, failed: others.length, output: others.join('\n') };
  },
});

await runChecks(runtimes.map(check));
rmSync(folder, { recursive: true });
