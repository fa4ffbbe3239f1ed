import { basename } from 'node:path';
import { type Gate, type ReadReport, testGate } from './gate.ts';

const readVitest: ReadReport = (report) => {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
};

interface VitestGateOptions extends Pick<Gate, 'cores' | 'after'> {
  readonly project: string;
  /** Only this file of the project. */
  readonly file?: string;
}

/** A gate that is a project of vitest.config.ts, or one file of it. */
export const vitestGate = (name: string, { project, file, cores, after = [] }: VitestGateOptions): Gate => {
  const report = `test-results/${file === undefined ? project : basename(file)}.json`;
  return testGate(name, {
    cores,
    after,
    report,
    readReport: readVitest,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      ...(file === undefined ? [] : [file]),
      `--maxWorkers=${cores}`, // left alone, it leaves a core unused
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  });
};
