import type { Gate, GateOutcome } from './check.ts';

const CORES = 2;

const outcomes = new Map<string, GateOutcome>();

function report({ name }: Gate, outcome: GateOutcome, startedAt: number): void {
  outcomes.set(name, outcome);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const total = outcome.passed + outcome.failed;
  const count = total > 1 ? `${outcome.passed} of ${total}` : '';
  const line = [outcome.failed > 0 ? '✗' : '✓', name.padEnd(28), `${seconds} s`.padStart(8), count.padStart(14), outcome.note ?? ''];
  console.log(line.join(' ').trimEnd());
  if (outcome.failed > 0) console.log(`\n${outcome.output}\n`);
}

async function runGate(gate: Gate): Promise<void> {
  const startedAt = performance.now();
  const missing = gate.after?.find((name) => (outcomes.get(name)?.failed ?? 0) > 0);
  const outcome = missing ? { passed: 0, failed: 1, output: `Not run: “${missing}” has failed.` } : await gate.run();
  report(gate, outcome, startedAt);
}

const isReady = ({ after = [] }: Gate, chosen: readonly Gate[]): boolean =>
  after.every((name) => outcomes.has(name) || !chosen.some((gate) => gate.name === name));

/** Starts gates in their order, as many at a time as there are cores for. */
async function runAll(chosen: readonly Gate[]): Promise<void> {
  const waiting = [...chosen];
  const running = new Map<Gate, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const busy = [...running.keys()].reduce((sum, { cores }) => sum + cores, 0);
    const [next] = waiting;
    if (next && isReady(next, chosen) && busy + next.cores <= CORES) {
      waiting.shift();
      running.set(
        next,
        runGate(next).finally(() => running.delete(next)),
      );
    } else await Promise.race(running.values());
  }
}

/** Runs gates, each with its time. The last line that it prints is `N passed, N failed`, and the exit code says the same. */
export async function runGates(chosen: readonly Gate[]): Promise<void> {
  await runAll(chosen);
  const passed = [...outcomes.values()].reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = [...outcomes.values()].reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
