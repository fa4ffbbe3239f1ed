import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface CheckOutcome {
  readonly passed: number;
  readonly failed: number;
  /** Printed if the check fails. */
  readonly output: string;
  /** Printed next to the result, even if everything passed. */
  readonly note?: string;
  /** Commands that run only the failed tests. */
  readonly repeat?: readonly string[];
}

/** Receives each line that a running check prints. */
export type OnLine = (line: string) => void;

export interface Check {
  readonly name: string;
  /** The number of cores that the check uses. */
  readonly cores: 1 | 2;
  /** Names of checks that must pass first. */
  readonly after?: readonly string[];
  readonly run: (onLine: OnLine) => Promise<CheckOutcome>;
}

export type Command = readonly [program: string, ...parameters: string[]];

export interface CommandOutcome {
  readonly isOk: boolean;
  readonly output: string;
}

/** Calls `onLine` for each complete line of a stream that arrives in chunks. */
function splitLines(onLine: OnLine): (chunk: string) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(stripVTControlCharacters(line));
  };
}

/** Runs `node` (the project's own) or a program of node_modules, in the project or in `folder`. */
export function runCommand(
  [program, ...parameters]: Command,
  { folder = '.', onLine }: { readonly folder?: string; readonly onLine?: OnLine } = {},
): Promise<CommandOutcome> {
  const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(program, parameters, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: path, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  // Kept separate, because interleaved chunks of two streams would break lines apart.
  const printed = { stdout: '', stderr: '' };
  const follow = splitLines((line) => onLine?.(line));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed.stdout += text;
    follow(text);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed.stderr += text;
  });
  return new Promise((done) => {
    child.on('error', (error) => done({ isOk: false, output: error.message }));
    // Some programs print colors whenever CI is set, even if NO_COLOR is set.
    child.on('close', (code) => {
      done({ isOk: code === 0, output: stripVTControlCharacters(`${printed.stdout}\n${printed.stderr}`).trim() });
    });
  });
}

/** A check that runs commands, one after the other, and fails at the first that exits with an error. */
export const commandCheck = (name: string, ...commands: readonly Command[]): Check => ({
  name,
  cores: 1,
  async run() {
    for (const command of commands) {
      const { isOk, output } = await runCommand(command);
      if (!isOk) return { passed: 0, failed: 1, output, repeat: [`npx ${command.join(' ')}`] };
    }
    return { passed: 1, failed: 0, output: '' };
  },
});

/** Reads the counts of a test run from its JSON report, and the commands that repeat its failing tests. */
export type ReadReport = (report: unknown) => Omit<CheckOutcome, 'output'>;

interface TestCheckOptions extends Pick<Check, 'cores'> {
  readonly after?: readonly string[];
  readonly command: Command;
  /** The JSON report that the runner writes. */
  readonly report: string;
  readonly readReport: ReadReport;
  /** Passes without any test. */
  readonly mayBeEmpty?: boolean;
}

/** A check that counts tests. A runner that fails without a failing test (nothing found, a crash) counts as a failure. */
export const testCheck = (
  name: string,
  { cores, after = [], command, report, readReport, mayBeEmpty = false }: TestCheckOptions,
): Check => ({
  name,
  cores,
  after,
  async run(onLine) {
    rmSync(report, { force: true });
    const { isOk, output } = await runCommand(command, { onLine });
    const outcome = existsSync(report) ? readReport(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
    const isBroken = outcome.failed === 0 && (!isOk || (outcome.passed === 0 && !mayBeEmpty));
    return { ...outcome, failed: outcome.failed + (isBroken ? 1 : 0), output };
  },
});
