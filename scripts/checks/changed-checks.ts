import { execFileSync } from 'node:child_process';
import { commands } from './commands.ts';
import { commandCheck, type Check } from './check.ts';
import { vitestCheck } from './vitest-check.ts';

const git = (...parameters: readonly string[]): string =>
  execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The commit that this work started from: the merge base with origin/main, or the last commit in a clone without it. */
function base(): string {
  try {
    return git('merge-base', 'HEAD', 'origin/main').trim();
  } catch {
    return 'HEAD'; // there is no such branch
  }
}

/** One tool of each kind. A bug that all tools have also appears in these. */
const MODELS = ['hash-text', 'token-generator', 'url-parser', 'json-to-yaml-converter', 'roman-numeral-converter'];

/** The tools that the conformance suite tries: the changed ones, and the models if shared code changed. */
export function toolsToTry(changed: readonly string[]): readonly string[] {
  const own = changed.flatMap((file) => /^src\/tools\/(?<id>[^/]+)\//.exec(file)?.groups?.['id'] ?? []);
  const isShared = changed.some((file) => /^(?:src\/(?!tools\/)|test\/conformance\/)/.test(file));
  return [...new Set([...own, ...(isShared ? MODELS : [])])];
}

/** The checks of `npm run check`: the static ones, and the tests that a change can affect. */
export function changedChecks(): readonly Check[] {
  const since = base();
  const changed = [...git('diff', '--name-only', since).split('\n'), ...git('ls-files', '--others', '--exclude-standard').split('\n')];
  const tried = toolsToTry(changed);
  const { format, lint, 'import rules': rules, messages, types } = commands;
  return [
    ...Object.entries({ types, format, lint, 'import rules': rules, messages }).map(([name, list]) => commandCheck(name, ...list)),
    vitestCheck('unit tests of what changed', { project: 'unit', cores: 1, only: [`--changed=${since}`, '--exclude=test/conformance/**'] }),
    ...(tried.length === 0
      ? []
      : [
          vitestCheck('conformance of what changed', {
            project: 'unit',
            cores: 1,
            only: ['test/conformance', '-t', `\\b(${tried.join('|')})\\b`],
          }),
        ]),
  ];
}
