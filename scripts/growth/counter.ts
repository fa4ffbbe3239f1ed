import { type Profiler, Session } from 'node:inspector';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A part of a function, from `start` to `end` of its file, and its number of runs. Parts can be nested. */
interface Block {
  readonly start: number;
  readonly end: number;
  readonly count: number;
}

export interface CountedFunction {
  readonly name: string;
  /** The path of its file, relative to the project. */
  readonly file: string;
  /** The first block is the function itself. */
  readonly blocks: readonly Block[];
}

/** The functions that ran, by file and position. */
export type Counts = ReadonlyMap<string, CountedFunction>;

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The path of a file, relative to the project. A library may be outside of the project, because `node_modules` can be a link. */
const fileOf = (url: string): string => relative(ROOT, fileURLToPath(url));
/** Node's own functions depend on timers and the garbage collector. Scripts and tests only provide the texts. */
const ignored = (url: string): boolean => !url.startsWith('file:') || /^(?:scripts|test)[\\/]/.test(fileOf(url));

const session = new Session();
session.connect();
session.post('Profiler.enable');
// V8 counts only functions that are compiled after this, so this module must be imported first.
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** The counts since the last call. */
function take(): Profiler.TakePreciseCoverageReturnType {
  let taken: Profiler.TakePreciseCoverageReturnType | undefined;
  session.post('Profiler.takePreciseCoverage', (error, result) => {
    if (error) throw new Error(error.message);
    taken = result;
  });
  if (!taken) throw new Error('V8 has not answered at once.');
  return taken;
}

/** Counts how often each block of code runs during some work. */
export async function count(work: () => unknown): Promise<Counts> {
  take();
  await work();
  const counts = new Map<string, CountedFunction>();
  for (const { url, functions } of take().result) {
    if (ignored(url)) continue;
    const file = fileOf(url);
    for (const { functionName, ranges } of functions) {
      const blocks = ranges.map((range) => ({ start: range.startOffset, end: range.endOffset, count: range.count }));
      const first = blocks[0];
      if (first) counts.set(`${file}:${first.start}-${first.end}`, { name: functionName, file, blocks });
    }
  }
  return counts;
}
