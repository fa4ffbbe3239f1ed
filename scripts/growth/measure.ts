import { type Bounds, findGrowth } from './compare.ts';
import { count, type Counts } from './counter.ts';

/** A workload for texts, or lists, of different sizes. */
export interface SizedWork {
  readonly name: string;
  /**
   * Runs the work on an input that is `times` the smallest size, which is a text of a few hundred characters. The text differs for each
   * size, so that caches have no effect.
   */
  readonly run: (times: number) => unknown;
}

/** The workloads of a field of an operation, of a detector, or of a function. They are reported together. */
export interface Reading {
  readonly name: string;
  readonly works: readonly SizedWork[];
  /** Tried only while they are cheap. */
  readonly furtherWorks: readonly SizedWork[];
}

/** The maximum number of reported workloads per reading, because one cause makes many of them grow. */
const ENOUGH = 2;
const ENOUGH_BLOCKS = 5_000_000;
/** The number of executed blocks after which no more workloads of a reading are tried. Only tools whose every run is expensive reach it. */
const MAX_BLOCKS = 20_000_000;
/** The number of workloads that are counted together, because reading the counts takes longer than running most of them. */
const TOGETHER = 16;

/** Limits for ten times the size. Proportional growth is 10, quadratic growth 100. */
const TEN_TIMES = { total: 12, block: 20 };
/**
 * Limits for the growth from 10 to 30 times the size. Proportional growth is 3, quadratic growth 9. Excludes code that only began to run
 * between 1 and 10.
 */
const AGAIN = { total: 4, block: 4 };

const groupsOf = (works: readonly SizedWork[]): readonly (readonly SizedWork[])[] =>
  Array.from({ length: Math.ceil(works.length / TOGETHER) }, (_, index) => works.slice(index * TOGETHER, (index + 1) * TOGETHER));

const blocksIn = (counts: Counts): number => {
  let sum = 0;
  for (const { blocks } of counts.values()) for (const block of blocks) sum += block.count;
  return sum;
};

/** Counts workloads together, for a smaller and a larger size. */
class Measurement {
  /** The number of blocks that have run. */
  blocks = 0;

  async growth(works: readonly SizedWork[], from: number, to: number, bounds: Bounds): Promise<string | undefined> {
    const runAll = (times: number) => async () => {
      for (const { run } of works) await run(times);
    };
    const small = await count(runAll(from));
    const large = await count(runAll(to));
    this.blocks += blocksIn(small) + blocksIn(large);
    return findGrowth(small, large, bounds);
  }

  /**
   * The workloads that grow faster than their input. Counts all of them together first, because the growth of a single one is noticeable in
   * the total.
   */
  async faults(works: readonly SizedWork[]): Promise<readonly string[]> {
    const [first] = works;
    try {
      if ((await this.growth(works, 1, 10, TEN_TIMES)) === undefined) return [];
    } catch (error) {
      if (first && works.length === 1) return [`${first.name}: ${String(error)}`];
    }
    if (first && works.length === 1) {
      const again = await this.growth(works, 10, 30, AGAIN);
      return again === undefined ? [] : [`${first.name}: three times the size, ${again}`];
    }
    const faults: string[] = [];
    for (const work of works) if (faults.length < ENOUGH) faults.push(...(await this.faults([work])));
    return faults;
  }
}

/**
 * The first two workloads of a reading that grow faster than their input. The number of executed blocks limits how many further workloads
 * are tried, because a single key derivation takes as long as thousands of texts.
 */
export async function faultsOf({ works, furtherWorks }: Reading): Promise<readonly string[]> {
  const measurement = new Measurement();
  const faults: string[] = [];
  for (const [index, group] of [...groupsOf(works), ...groupsOf(furtherWorks)].entries()) {
    const isFurther = index * TOGETHER >= works.length;
    if (faults.length >= ENOUGH || measurement.blocks > (isFurther ? ENOUGH_BLOCKS : MAX_BLOCKS)) break;
    faults.push(...(await measurement.faults(group)));
  }
  return faults;
}
