/** What `spin` takes of a quiet core of the machine on which the targets of the bench were set. */
const SPIN_MS = 20;

/** A fixed amount of work. */
function spin(): void {
  let state = 1;
  for (let step = 0; step < 10_000_000; step++) state = (Math.imul(state, 1_103_515_245) + 12_345) ^ (state >>> 7);
  if (state === 0.5) throw new Error('never'); // so that nothing can leave the loop out
}

/** Processor time of this thread alone, in milliseconds: other work on a busy machine does not count. */
export async function threadTime(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/** The clock of a thread counts in steps of some milliseconds. */
const ENOUGH_MS = 25;

/** The mean of as many runs as are needed to tell. */
export async function meanTime(work: () => unknown): Promise<number> {
  let total = 0;
  for (let count = 1; ; count++) {
    total += await threadTime(work);
    if (total >= ENOUGH_MS) return total / count;
  }
}

/** How much slower than that core this one is now, where it is slower. */
export const slowness = async (): Promise<number> => Math.max(1, (await meanTime(spin)) / SPIN_MS);
