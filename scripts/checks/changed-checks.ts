import { execFileSync } from 'node:child_process';
import { commands } from './commands.ts';
import { commandGate, type Gate } from './check.ts';
import { vitestGate } from './vitest-check.ts';

const git = (...parameters: readonly string[]): string =>
  execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Where this work began: what the main branch of the origin has; in a copy without one, the last commit. */
function base(): string {
  try {
    return git('merge-base', 'HEAD', 'origin/main').trim();
  } catch {
    return 'HEAD'; // no such branch
  }
}

/** Of different kinds: what is wrong with all tools is wrong with one of these. */
const MODELS = ['hash-text', 'token-generator', 'url-parser', 'json-to-yaml-converter', 'roman-numeral-converter'];

/** The tools that the suite has to try: those that changed, and some of each kind where what they stand on did. */
export function toolsToTry(changed: readonly string[]): readonly string[] {
  const own = changed.flatMap((file) => /^src\/tools\/(?<id>[^/]+)\//.exec(file)?.groups?.['id'] ?? []);
  const isShared = changed.some((file) => /^(?:src\/(?!tools\/)|test\/conformance\/)/.test(file));
  return [...new Set([...own, ...(isShared ? MODELS : [])])];
}

/** What a minute can say about a change: all but the site itself, and of the tests those that the change reaches. */
export function quickGates(): readonly Gate[] {
  const since = base();
  const changed = [...git('diff', '--name-only', since).split('\n'), ...git('ls-files', '--others', '--exclude-standard').split('\n')];
  const tried = toolsToTry(changed);
  const { format, lint, 'import rules': rules, messages, types } = commands;
  return [
    ...Object.entries({ types, format, lint, 'import rules': rules, messages }).map(([name, list]) => commandGate(name, ...list)),
    vitestGate('unit tests of what changed', { project: 'unit', cores: 1, only: [`--changed=${since}`, '--exclude=test/conformance/**'] }),
    ...(tried.length === 0
      ? []
      : [
          vitestGate('conformance of what changed', {
            project: 'unit',
            cores: 1,
            only: ['test/conformance', '-t', `\\b(${tried.join('|')})\\b`],
          }),
        ]),
  ];
}
