import { basename } from 'node:path';
import { type Gate, type ReadReport, testGate } from './check.ts';

const readVitest: ReadReport = (report) => {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
};

interface VitestGateOptions extends Pick<Gate, 'cores' | 'after'> {
  readonly project: string;
  /** How many files at a time; as many as there are cores if left out. */
  readonly workers?: number;
  /** Only this file of the project. */
  readonly file?: string;
  /** Which tests of it, by further words of the command line; then there may be none. */
  readonly only?: readonly string[];
}

/** A gate that is a project of vitest.config.ts, or one file of it. */
export const vitestGate = (name: string, { project, file, only = [], cores, workers = cores, after = [] }: VitestGateOptions): Gate => {
  const report = `test-results/${file === undefined ? name.replaceAll(' ', '-') : basename(file)}.json`;
  return testGate(name, {
    cores,
    after,
    report,
    readReport: readVitest,
    mayBeEmpty: only.length > 0,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      ...(file === undefined ? [] : [file]),
      ...only,
      ...(only.length === 0 ? [] : ['--passWithNoTests']),
      `--maxWorkers=${workers}`, // left alone, it leaves a core unused
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  });
};
