import { commands } from './commands.ts';
import { commandGate, type Gate, type ReadReport, testGate } from './gate.ts';

const readVitest: ReadReport = (report) => {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
};

const readPlaywright: ReadReport = (report) => {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
  const note = stats.flaky > 0 ? { note: `${stats.flaky} held only at the second attempt` } : {};
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, ...note };
};

const vitest = (name: string, project: string, cores: 1 | 2): Gate => {
  const report = `test-results/${project}.json`;
  return testGate(name, {
    cores,
    report,
    readReport: readVitest,
    // Left alone, it leaves a core unused.
    command: [
      'vitest',
      'run',
      '--project',
      project,
      `--maxWorkers=${cores}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  });
};

/** What a change must pass, in the order in which it is cheapest to fail. */
export const gates: readonly Gate[] = [
  ...Object.entries(commands).map(([name, list]) => commandGate(name, ...list)),
  vitest('unit and conformance tests', 'unit', 2),
  commandGate('build and budgets', ['node', 'scripts/build.ts']),
  vitest('component tests', 'browser', 1),
  commandGate('build under a base path', ['node', 'scripts/build-under-x.ts']),
  testGate('browser tests', {
    cores: 2,
    after: ['build and budgets', 'build under a base path'],
    report: 'test-results/playwright.json',
    readReport: readPlaywright,
    command: ['playwright', 'test'],
  }),
];
