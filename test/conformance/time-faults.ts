import type { Pump } from './pumps.ts';
import { meanTime, slowness, threadTime } from './thread-time.ts';

const LONG = 30_000;
const SHORT = 3_000;
/** A text that is ten times as long may take so many times as long. */
const MOST_GROWTH = 15;
/** What takes less is fast enough, however it grows: milliseconds. */
const FAST_MS = 50;
const TRIES = 3;

/** Each makes the end of a pattern fail in another way: by a character that few expect, and by a line break before it. */
const ENDS = ['!', '\n!'];

interface Reading {
  /** Reads a text. */
  readonly read: (text: string) => unknown;
  /** The longest that it may take for 30,000 characters, in milliseconds of a quiet core. */
  readonly limitMs: number;
}

/** What is wrong with the time that a text takes; undefined if nothing is, at least in one of some tries. */
async function timeFault({ read, limitMs }: Reading, textOf: (length: number) => string): Promise<string | undefined> {
  const [long, short] = [textOf(LONG), textOf(SHORT)];
  let fault: string | undefined;
  for (let count = 0; count < TRIES; count++) {
    const longMs = await threadTime(() => read(long));
    if (longMs < FAST_MS) return undefined;
    const growth = longMs / (await meanTime(() => read(short)));
    const slow = longMs > limitMs ? await slowness() : 1;
    if (longMs <= limitMs * slow && growth <= MOST_GROWTH) return undefined;
    fault = `${Math.round(longMs / slow)} ms, ${Math.round(growth)} times that of a tenth`;
  }
  return fault;
}

/**
 * The texts that take too long to read, or of which ten times as much takes far more than ten times as long. Of those that belong to the
 * patterns (`own`) each is tried; of others as many as a time allows.
 */
export async function timeFaults(
  reading: Reading,
  own: readonly Pump[],
  others: readonly Pump[],
  othersMs = 250,
): Promise<readonly string[]> {
  const faults: string[] = [];
  let spent = 0;
  for (const [index, { before, unit }] of [...own, ...others].entries()) {
    if (index >= own.length && spent > othersMs) break;
    for (const after of ENDS) {
      const textOf = (length: number): string => before + unit.repeat(Math.ceil(length / unit.length)) + after;
      const start = process.cpuUsage();
      const fault = await timeFault(reading, textOf);
      const { user, system } = process.cpuUsage(start); // of all threads: some ciphers have one of their own
      if (index >= own.length) spent += (user + system) / 1000;
      if (fault !== undefined) faults.push(`${JSON.stringify({ before, unit, after })}: ${fault}`);
    }
    if (faults.length > 1) break;
  }
  return faults;
}
