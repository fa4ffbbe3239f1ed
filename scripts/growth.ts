// Counts the work of all tools for texts of different lengths, and reports work that grows faster than its text. Nothing is timed: V8
// counts how often each block of code runs. V8 does not count the work of built-in functions, but scripts/regular-expressions.ts counts
// that of regular expressions.
//   node scripts/growth.ts [subject …]     only these: the ID of a tool, `links`, `detectors`, or a file of test/growth
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Asked, Counted } from './growth/child.ts';
import { pumpsFor } from './growth/pumps-for.ts';
import { subjects } from './growth/subjects.ts';

/** Disables the optimizer. It inlines functions, which are then not counted, and when it does so depends on the machine. */
const EXACT = ['--no-maglev', '--no-turbofan'];
/** The number of subjects per process. Each additional subject makes V8's counts slower to read. */
const PER_PROCESS = 8;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !subjects.includes(name));
if (unknown.length > 0) {
  console.error(`There is nothing called ${unknown.join(', ')}. There are: ${subjects.join(' ')}`);
  process.exit(1);
}
const chosen = wanted.length === 0 ? subjects : wanted;

let [passed, failed] = [0, 0];

/** Prints the counts of one process. A process that ends before it has counted all of its subjects is a failure. */
function countIn(batch: readonly string[]): Promise<void> {
  const missing = new Set(batch);
  const child = fork(new URL('growth/child.ts', import.meta.url), [], {
    execArgv: [...EXACT, '--import', new URL('growth/counter.ts', import.meta.url).href],
  });
  child.on('message', ({ subject, passed: good, faults }: Counted) => {
    missing.delete(subject);
    passed += good;
    failed += faults.length;
    for (const fault of faults) console.log(fault);
    if (faults.length > 0) console.log(`  again: node scripts/growth.ts ${subject}`);
  });
  child.send(batch.map((subject): Asked => ({ subject, pumps: pumpsFor(subject) })));
  return new Promise((done) => {
    child.once('close', () => {
      failed += missing.size;
      for (const subject of missing)
        console.log(`${subject}: not counted, the process has ended\n  again: node scripts/growth.ts ${subject}`);
      done();
    });
  });
}

const batches = Array.from({ length: Math.ceil(chosen.length / PER_PROCESS) }, (_, index) =>
  chosen.slice(index * PER_PROCESS, (index + 1) * PER_PROCESS),
);
async function work(): Promise<void> {
  for (let batch = batches.shift(); batch; batch = batches.shift()) await countIn(batch);
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
