import { type Bounds, findGrowth } from './compare.ts';
import { count, type Counts } from './counter.ts';

/** Work that can be done for texts, or lists, of different sizes. */
export interface SizedWork {
  readonly name: string;
  /** Runs it on an input `times` the smallest size, a text of some hundred characters. Each size has its own text, so that no cache helps. */
  readonly run: (times: number) => unknown;
}

/** The works of one field of an operation, of a detector or of a function, which are reported together. */
export interface Reading {
  readonly name: string;
  readonly works: readonly SizedWork[];
  /** Tried while they are cheap. */
  readonly furtherWorks: readonly SizedWork[];
}

/** More are not looked for: one reason makes many works grow. */
const ENOUGH = 2;
const ENOUGH_BLOCKS = 5_000_000;
/** Blocks after which no more works of a reading are tried. Only tools whose every run is expensive reach it. */
const MAX_BLOCKS = 20_000_000;
/** As many are counted together, since asking V8 takes longer than most works do. */
const TOGETHER = 16;

/** Ten times the size: in proportion 10, with the square 100. */
const TEN_TIMES = { total: 12, block: 20 };
/** From 10 to 30 times: in proportion 3, with the square 9. What merely began to run between 1 and 10 no longer grows faster. */
const AGAIN = { total: 4, block: 4 };

const groupsOf = (works: readonly SizedWork[]): readonly (readonly SizedWork[])[] =>
  Array.from({ length: Math.ceil(works.length / TOGETHER) }, (_, index) => works.slice(index * TOGETHER, (index + 1) * TOGETHER));

const blocksIn = (counts: Counts): number => {
  let sum = 0;
  for (const { blocks } of counts.values()) for (const block of blocks) sum += block.count;
  return sum;
};

/** Counts works, all together, for a smaller and a larger size. */
class Measurement {
  /** How many blocks have run. */
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

  /** Works that grow faster than their size. All are counted together first: a single one that does shows among some dozen. */
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
 * The first two works of a reading that grow faster than their size. Of its further works as many are tried as a number of blocks allows: a
 * key that is derived for each text costs as much as thousands of texts.
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
