import { basename, relative } from 'node:path';
import { type Check, type ReadReport, testCheck } from './check.ts';

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** A test name as an argument of `-t`, which is a regular expression. */
const namePattern = (name: string): string => JSON.stringify(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '.')}$`);

const readVitest =
  (project: string): ReadReport =>
  (report) => {
    const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
    const repeat = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `npx vitest run --project ${project} ${relative('.', name)} -t ${namePattern(fullName)}`),
    );
    return { passed: numPassedTests, failed: numFailedTests, repeat };
  };

interface VitestCheckOptions extends Pick<Check, 'cores' | 'after'> {
  readonly project: string;
  /** The number of files that run at a time. The default is the number of cores. */
  readonly workers?: number;
  /** Runs only this file of the project. */
  readonly file?: string;
  /** More arguments that select tests. With them, the check also passes if there are no tests. */
  readonly only?: readonly string[];
}

/** A check that runs a project of vitest.config.ts, or one file of it. */
export const vitestCheck = (name: string, { project, file, only = [], cores, workers = cores, after = [] }: VitestCheckOptions): Check => {
  const report = `test-results/${file === undefined ? name.replaceAll(' ', '-') : basename(file)}.json`;
  return testCheck(name, {
    cores,
    after,
    report,
    readReport: readVitest(project),
    mayBeEmpty: only.length > 0,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      ...(file === undefined ? [] : [file]),
      ...only,
      ...(only.length === 0 ? [] : ['--passWithNoTests']),
      `--maxWorkers=${workers}`, // by default, Vitest leaves a core unused
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  });
};
