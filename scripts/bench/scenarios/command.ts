import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../../build/folders.ts';
import { buildPackage } from '../../build/package/build-package.ts';
import type { Figure, Scenario } from '../scenario.ts';

const JSON_TEXT = '{"name": "web", "ports": [80, 443]}';

interface Program {
  readonly program: string;
  readonly words: readonly string[];
}

interface Started {
  readonly command: readonly string[];
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The limit for the time beyond that of Node alone. */
  readonly target: number;
  /** Another program that does the same, for comparison. */
  readonly beside?: Program;
}

/** The run time of a process, in ms. `undefined` if the program is not installed. */
function timeOf({ program, words }: Program, { input = '', env = {} }: Partial<Started> = {}): number | undefined {
  const began = performance.now();
  const { error, status, stderr } = spawnSync(program, words, { input, env: { ...process.env, ...env } });
  if (error) return undefined;
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stderr.toString()}`);
  return performance.now() - began;
}

let built: Promise<void> | undefined;

function measured({ command, target, beside, ...around }: Started): readonly Figure[] {
  const node = process.execPath;
  const bare = timeOf({ program: node, words: ['-e', '0'] }) ?? 0;
  const whole = timeOf({ program: node, words: [join(PACKAGE_FOLDER, 'bin/it-tools.js'), ...command] }, around) ?? 0;
  const other = beside && timeOf(beside, around);
  return [
    { what: 'over node alone', value: whole - bare, target, unit: 'ms' },
    { what: 'node -e 0', value: bare, unit: 'ms' },
    ...(beside && other !== undefined ? [{ what: [beside.program, ...beside.words].join(' '), value: other, unit: 'ms' } as const] : []),
  ];
}

const scenario = (started: Started): Scenario => ({
  name: `it-tools ${started.command.join(' ')}`,
  async measure() {
    built ??= buildPackage();
    await built;
    return measured(started);
  },
});

export const commands: readonly Scenario[] = [
  scenario({ command: ['list'], target: 40 }),
  scenario({ command: ['help', 'hash-text'], target: 40 }),
  scenario({ command: ['__complete', '--', 'hash'], target: 40 }),
  scenario({ command: ['json-minify'], input: JSON_TEXT, target: 80, beside: { program: 'jq', words: ['-c', '.'] } }),
  scenario({ command: ['hash-text'], input: 'abc', target: 80, beside: { program: 'openssl', words: ['dgst', '-sha256'] } }),
  scenario({ command: ['math-evaluator', '1 + 1'], target: 80 }),
  scenario({ command: ['password-strength-analyser', '--password-env', 'P'], env: { P: 'Tr0ub4dour&3' }, target: 250 }),
];
