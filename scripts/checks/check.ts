import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface GateOutcome {
  readonly passed: number;
  readonly failed: number;
  /** What there is to read when something failed. */
  readonly output: string;
  /** Worth a line even when all went well. */
  readonly note?: string;
}

export interface Gate {
  readonly name: string;
  /** How many of the machine's cores it keeps busy. */
  readonly cores: 1 | 2;
  /** Names of gates that must have passed. */
  readonly after?: readonly string[];
  readonly run: () => Promise<GateOutcome>;
}

export type Command = readonly [program: string, ...parameters: string[]];

export interface CommandOutcome {
  readonly isOk: boolean;
  readonly output: string;
}

/** Runs a program of node_modules or `node` (the project's own), in the project or in `folder`. */
export function runCommand([program, ...parameters]: Command, folder = '.'): Promise<CommandOutcome> {
  const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(program, parameters, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: path, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  // One after the other: chunks of two streams would tear lines apart.
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text;
    });
  return new Promise((done) => {
    child.on('error', (error) => done({ isOk: false, output: error.message }));
    // Some color what they print wherever CI is set, whatever NO_COLOR says.
    child.on('close', (code) => {
      done({ isOk: code === 0, output: stripVTControlCharacters(`${printed.stdout}\n${printed.stderr}`).trim() });
    });
  });
}

/** A gate that is one command, which fails by its exit code. */
export const commandGate = (name: string, ...commands: readonly Command[]): Gate => ({
  name,
  cores: 1,
  async run() {
    for (const command of commands) {
      const { isOk, output } = await runCommand(command);
      if (!isOk) return { passed: 0, failed: 1, output };
    }
    return { passed: 1, failed: 0, output: '' };
  },
});

/** Counts of a test run, as its JSON report has them. */
export type ReadReport = (report: unknown) => Pick<GateOutcome, 'passed' | 'failed' | 'note'>;

interface TestGateOptions extends Pick<Gate, 'cores'> {
  readonly after?: readonly string[];
  readonly command: Command;
  /** Where the runner leaves its JSON report. */
  readonly report: string;
  readonly readReport: ReadReport;
  /** It may find no test at all. */
  readonly mayBeEmpty?: boolean;
}

/** A gate that counts tests. A runner that fails without a failing test (nothing found, a crash) is a failure too. */
export const testGate = (name: string, { cores, after = [], command, report, readReport, mayBeEmpty = false }: TestGateOptions): Gate => ({
  name,
  cores,
  after,
  async run() {
    rmSync(report, { force: true });
    const { isOk, output } = await runCommand(command);
    const counts = existsSync(report) ? readReport(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
    const isBroken = counts.failed === 0 && (!isOk || (counts.passed === 0 && !mayBeEmpty));
    return { ...counts, failed: counts.failed + (isBroken ? 1 : 0), output };
  },
});
