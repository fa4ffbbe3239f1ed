import { commands } from './commands.ts';
import { commandGate, type Gate } from './check.ts';
import { playwrightGate } from './playwright-check.ts';
import { vitestGate } from './vitest-check.ts';

/** What a change must pass, in the order in which it is cheapest to fail. */
export const gates: readonly Gate[] = [
  ...Object.entries(commands).map(([name, list]) => commandGate(name, ...list)),
  vitestGate('unit and conformance tests', { project: 'unit', cores: 2 }),
  vitestGate('tests of commands', { project: 'command', cores: 1 }),
  commandGate('build and budgets', ['node', 'scripts/build.ts']),
  vitestGate('component tests', { project: 'browser', cores: 1 }),
  vitestGate('tests of the served site', { project: 'served', cores: 2, workers: 1, after: ['build and budgets'] }),
  playwrightGate('browser tests', { project: 'site', after: ['build and budgets'] }),
];
