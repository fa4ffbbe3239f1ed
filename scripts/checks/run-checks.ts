import { availableParallelism } from 'node:os';
import { doneTests } from './done-tests.ts';
import type { Check, CheckOutcome } from './check.ts';

const PROGRESS_MS = 15_000;
/** The number of failures that are repeated. A run with many failures repeats only the first ones. */
const MAX_REPEATED = 5;

interface Running {
  readonly check: Check;
  readonly startedAt: number;
  /** The number of finished tests. */
  done: number;
  end: Promise<void>;
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function printOutcome({ name }: Check, outcome: CheckOutcome, startedAt: number): void {
  const total = outcome.passed + outcome.failed;
  const count = total > 1 ? `${outcome.passed} of ${total}` : '';
  const line = [outcome.failed > 0 ? '✗' : '✓', name.padEnd(28), seconds(startedAt).padStart(8), count.padStart(14), outcome.note ?? ''];
  console.log(line.join(' ').trimEnd());
  if (outcome.failed === 0) return;
  console.log(`\n${outcome.output}\n`);
  const { repeat = [] } = outcome;
  if (repeat.length > 0)
    console.log(
      `Repeat only what failed:\n${repeat
        .slice(0, MAX_REPEATED)
        .map((each) => `  ${each}\n`)
        .join('')}`,
    );
}

function printProgress(running: Iterable<Running>): void {
  const parts = [...running].map(({ check, startedAt, done }) => {
    const count = done > 0 ? `${done} done, ` : '';
    return `${check.name} (${count}${seconds(startedAt)})`;
  });
  if (parts.length > 0) console.log(`… ${parts.join(', ')}`);
}

/** Runs checks in order, as many at a time as there are cores. */
class Runner {
  readonly outcomes = new Map<string, CheckOutcome>();
  readonly #running = new Map<string, Running>();
  readonly #waiting: Check[];
  readonly #cores = availableParallelism();

  constructor(checks: readonly Check[]) {
    this.#waiting = [...checks];
  }

  async run(): Promise<void> {
    const progress = setInterval(() => printProgress(this.#running.values()), PROGRESS_MS);
    while (this.#waiting.length > 0 || this.#running.size > 0) {
      const next = this.#waiting.find((check) => this.#canStart(check));
      if (next) this.#start(next);
      else await Promise.race([...this.#running.values()].map(({ end }) => end));
    }
    clearInterval(progress);
  }

  #canStart({ cores, after = [] }: Check): boolean {
    const busy = [...this.#running.values()].reduce((sum, { check }) => sum + check.cores, 0);
    const isBefore = (name: string) => this.#running.has(name) || this.#waiting.some((check) => check.name === name);
    return (busy === 0 || busy + cores <= this.#cores) && !after.some(isBefore);
  }

  #start(check: Check): void {
    this.#waiting.splice(this.#waiting.indexOf(check), 1);
    const running: Running = { check, startedAt: performance.now(), done: 0, end: Promise.resolve() };
    this.#running.set(check.name, running);
    running.end = this.#finish(running);
  }

  async #finish(running: Running): Promise<void> {
    const { check, startedAt } = running;
    const outcome = await this.#outcomeOf(running);
    this.outcomes.set(check.name, outcome);
    this.#running.delete(check.name);
    printOutcome(check, outcome, startedAt);
  }

  async #outcomeOf(running: Running): Promise<CheckOutcome> {
    const { run, after = [] } = running.check;
    const missing = after.find((name) => (this.outcomes.get(name)?.failed ?? 0) > 0);
    if (missing !== undefined) return { passed: 0, failed: 1, output: `Not run, because “${missing}” failed.` };
    return run((line) => {
      running.done += doneTests(line);
    });
  }
}

/** Runs checks and prints the duration of each. The last line is `N passed, N failed`, and the exit code matches it. */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  const runner = new Runner(checks);
  await runner.run();
  const outcomes = [...runner.outcomes.values()];
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
