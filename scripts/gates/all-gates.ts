import { commands } from './commands.ts';
import { commandGate, type Gate, type ReadReport, testGate } from './gate.ts';
import { vitestGate } from './vitest-gate.ts';

const readPlaywright: ReadReport = (report) => {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
  const note = stats.flaky > 0 ? { note: `${stats.flaky} held only at the second attempt` } : {};
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, ...note };
};

/** What a change must pass, in the order in which it is cheapest to fail. */
export const gates: readonly Gate[] = [
  ...Object.entries(commands).map(([name, list]) => commandGate(name, ...list)),
  vitestGate('unit and conformance tests', { project: 'unit', cores: 2 }),
  vitestGate('tests of commands', { project: 'command', cores: 1 }),
  commandGate('build and budgets', ['node', 'scripts/build.ts']),
  vitestGate('component tests', { project: 'browser', cores: 1 }),
  vitestGate('tests of the served site', { project: 'served', cores: 2, workers: 1, after: ['build and budgets'] }),
  testGate('browser tests', {
    cores: 2,
    after: ['build and budgets'],
    report: 'test-results/playwright.json',
    readReport: readPlaywright,
    command: ['playwright', 'test'],
  }),
];
