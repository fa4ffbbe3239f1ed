import type { Command } from './check.ts';

/** The checks that are commands of one or more programs. scripts/checks/checks.command.test.ts runs them on negative fixtures. */
export const commands = {
  format: [['biome', 'format']],
  lint: [
    ['oxlint', '--deny-warnings'],
    ['biome', 'lint'],
  ],
  'import rules': [['depcruise', 'src', '--config', '.dependency-cruiser.mjs']],
  messages: [['node', 'scripts/check-messages.ts', '--quiet']],
  licences: [['node', 'scripts/checks/check-licences.ts']],
  types: [
    ['react-router', 'typegen'],
    ['tsc', '-p', 'tsconfig.pure.json'],
    ['tsc', '-p', 'tsconfig.worker.json'],
    ['tsc', '-p', 'tsconfig.web.json'],
  ],
  'unused code': [['knip']],
  'regular expressions': [['node', 'scripts/regular-expressions.ts']],
} as const satisfies Readonly<Record<string, readonly Command[]>>;
