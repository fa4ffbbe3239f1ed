import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackageInto, mustRun } from '#test/support/built-package.ts';

const folder = mkdtempSync(join(tmpdir(), 'completion-'));
const dist = join(folder, 'dist');
const bin = join(folder, 'bin');

beforeAll(() => {
  buildPackageInto(dist);
  mkdirSync(bin);
  writeFileSync(join(bin, 'it-tools'), `#!/bin/sh\nexec '${process.execPath}' '${dist}/bin/it-tools.js' "$@"\n`, { mode: 0o755 });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

/** Shell code that prints the completions after the words of a line. */
const completionCode = {
  bash: (words: string, count: number) => [
    '-c',
    `source <(it-tools completion bash); COMP_WORDS=(${words}); COMP_CWORD=${count}; _it_tools; printf '%s\\n' "\${COMPREPLY[@]}"`,
  ],
  // Nothing can be completed without a terminal, so this prints the candidates instead.
  zsh: (words: string, count: number) => [
    '-f',
    '-c',
    `autoload -Uz compinit; compinit -D; source <(it-tools completion zsh); compadd() { print -l -- $found }; words=(${words}); CURRENT=${count + 1}; $_comps[it-tools]`,
  ],
  fish: (words: string) => ['--no-config', '-c', `it-tools completion fish | source; complete -C "${words.replace(/''$/, '')}"`],
} as const;

test.for(['bash', 'zsh', 'fish'] as const)('%s completes tool names, options, and choices', (shell, { skip }) => {
  skip(!isThere(shell), `${shell} is not installed: its completion is not tried.`);
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}`, HOME: folder };
  const found = (words: string, count: number) =>
    mustRun(shell, completionCode[shell](words, count), { cwd: folder, env }).trim().split('\n');
  expect(found('it-tools roman', 1)).toEqual(['roman-numeral-converter']);
  expect(found('it-tools hash-text --fu', 2)).toEqual(['--functions']);
  expect(found("it-tools hash-text --functions ''", 3)).toEqual(['all', 'common']);
  expect(found('it-tools completion z', 2)).toEqual(['zsh']);
});

test('the manual page is valid and matches the help', ({ skip }) => {
  skip(!isThere('man'), 'man is not installed: the manual page is not tried.');
  const page = ['--warnings', '-E', 'UTF-8', '-l', join(dist, 'man/it-tools.1')];
  const { stdout, stderr } = spawnSync('man', page, { encoding: 'utf8', env: { ...process.env, MANWIDTH: '200', LC_ALL: 'C.UTF-8' } });
  expect(stderr).toBe('');
  const words = stdout.replaceAll(/\s+/g, ' ');
  expect(words).toContain('it-tools completion bash|zsh|fish');
  expect(words).toContain('roman-numeral-converter');
});
