import { expect } from 'vitest';

/** Ten where work grows in proportion, a hundred where it grows with the square: between them, as far from the one as from the other. */
const GREATEST_GROWTH = 32;
/** The system counts in steps of some milliseconds. */
const ENOUGH_MICROSECONDS = 25_000;
const TRIES = 5;

/** What the work takes of a processor, from as many runs as are needed to tell; not the clock, since others may share the machine. */
async function microsecondsOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  for (let count = 1; ; count++) {
    await work();
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= ENOUGH_MICROSECONDS) return (user + system) / count;
  }
}

/** The work for ten times the size must not take much more than ten times the processor's time: at least in one of some tries. */
export async function expectProportionate(size: number, work: (size: number) => unknown): Promise<void> {
  let growth = Number.POSITIVE_INFINITY;
  for (let count = 0; count < TRIES && growth > GREATEST_GROWTH; count++) {
    const small = await microsecondsOf(() => work(size));
    growth = (await microsecondsOf(() => work(size * 10))) / small;
  }
  expect(growth).toBeLessThan(GREATEST_GROWTH);
}
