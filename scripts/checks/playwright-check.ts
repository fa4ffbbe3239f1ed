import { type Gate, type ReadReport, testGate } from './check.ts';

const readPlaywright: ReadReport = (report) => {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } }; // what its JSON reporter writes
  const note = stats.flaky > 0 ? { note: `${stats.flaky} held only at the second attempt` } : {};
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, ...note };
};

/** A gate that is a project of playwright.config.ts, with the site that was built. */
export const playwrightGate = (name: string, { project, after = [] }: { readonly project: string } & Pick<Gate, 'after'>): Gate =>
  testGate(name, {
    cores: 2,
    after,
    report: 'test-results/playwright.json',
    readReport: readPlaywright,
    command: ['playwright', 'test', `--project=${project}`],
  });
