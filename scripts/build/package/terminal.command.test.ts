import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackageInto } from '#test/support/built-package.ts';

const folder = mkdtempSync(join(tmpdir(), 'terminal-'));

beforeAll(() => void buildPackageInto(join(folder, 'dist')), 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command in a terminal and types an answer when it prompts for one. Returns the terminal's output and the exit code. */
async function answerPrompt(words: string, typed: string) {
  const command = `'${process.execPath}' '${folder}/dist/bin/it-tools.js' ${words}`;
  const child = spawn('script', ['-qec', command, '/dev/null'], { stdio: ['pipe', 'pipe', 'inherit'] });
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (!shown.includes(': ') && (shown + text).includes(': ')) child.stdin.write(typed);
    shown += text;
  });
  const [exitCode] = (await once(child, 'close')) as [number]; // of node:child_process
  return { shown: shown.replaceAll('\r\n', '\n'), exitCode };
}

test.for([
  ['a key', 'hmac-generator a --key -', 'key\r', '--key: \n780c3db4ce3de5b9e55816fba98f590631d96c075271b26976238d5f4444219b\n', 0],
  ['a key that a tool needs', 'password-strength-analyser brute-force --pick length', 'hunter2\r', '--password: \n7\n', 0],
  ['nothing', 'password-strength-analyser', '\u0004', '--password: \nit-tools: The input is empty.\n', 1],
  ['Ctrl+C', 'password-strength-analyser', 'hun\u0003', expect.stringMatching(/^--password: (?!.*hun)/s), 130],
] as const)('the terminal prompt does not display a secret: %s', async ([, words, typed, shown, exitCode], { skip }) => {
  skip(spawnSync('script', ['--version']).status !== 0, 'script is not installed: no terminal is tried.');
  expect(await answerPrompt(words, typed)).toEqual({ shown, exitCode });
});
