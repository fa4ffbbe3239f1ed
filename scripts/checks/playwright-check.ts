import { type Check, type ReadReport, testCheck } from './check.ts';

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly ok: boolean; readonly file: string; readonly line: number }[];
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

const failedSpecs = ({ suites = [], specs = [] }: Suite): readonly string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line }) => `${file}:${line}`),
  ...suites.flatMap(failedSpecs),
];

const readPlaywright =
  (project: string): ReadReport =>
  (report) => {
    const { stats, suites } = report as PlaywrightReport;
    const repeat = suites.flatMap(failedSpecs).map((place) => `npx playwright test --project=${project} ${place}`);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, repeat };
  };

/** A check that runs a project of playwright.config.ts on the built site. */
export const playwrightCheck = (name: string, { project, after = [] }: { readonly project: string } & Pick<Check, 'after'>): Check =>
  testCheck(name, {
    cores: 2,
    after,
    report: 'test-results/playwright.json',
    readReport: readPlaywright(project),
    command: ['playwright', 'test', `--project=${project}`],
  });
