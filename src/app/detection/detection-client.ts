import { type Remote, wrap } from 'comlink';
import type { DataType } from '#core/data-type.ts';
import { SAMPLE_LENGTH } from '#pure/detection/sample.ts';
import type { WorkerApi } from '../worker/operations.worker.ts';
import type { DetectedRow } from './detection-desk.ts';

/** After so long an answer is given up: its row stays as it is, or goes if it needs one. */
const GIVEN_UP_MS = 2000;
/** So many answers are asked for at once. */
const AT_ONCE = 2;

type Detectors = Awaited<ReturnType<Remote<WorkerApi>['detection']>>;

interface Started {
  readonly remote: Promise<Detectors>;
  readonly failed: Promise<never>;
  /** Ends it, whatever it is at. */
  readonly end: () => void;
}

let started: Started | undefined;

/** Started at the first touch; one that could not be loaded is started anew the next time. */
function start(): Started {
  if (started) return started;
  const worker = new Worker(new URL('../worker/operations.worker.ts', import.meta.url), { type: 'module' });
  const { promise: failed, reject } = Promise.withResolvers<never>();
  const end = (): void => {
    started = undefined;
    worker.terminate();
    reject(new Error('The detectors could not be loaded.'));
  };
  worker.addEventListener('error', end);
  const remote = wrap<WorkerApi>(worker).detection();
  remote.catch(end);
  failed.catch(() => undefined); // heard by whoever asks
  return (started = { remote, failed, end });
}

let latest = 0;

/** What two files both are; nothing where that cannot be told. */
export const sharedTypes = (one: File, other: File, language: string): Promise<readonly DataType[]> =>
  start()
    .remote.then((remote) => remote.sharedTypes(one, other, language))
    .catch(() => []);

/** What is told of a search for answers; each list of rows replaces the one before. */
export interface DetectionHearer {
  readonly onRows: (rows: readonly DetectedRow[], isText: boolean) => void;
  /** The detectors could not be had, or the file could not be read. */
  readonly onFailure: (code: 'unavailable' | 'unreadable') => void;
}

/** What a browser throws for a file that is gone, or a folder (File API, section 6.4). */
const isUnreadable = (error: unknown): boolean => error instanceof Error && /^Not(Readable|Found)Error$/.test(error.name);

const LATE = Symbol('late');

const later = (ms: number): Promise<typeof LATE> => new Promise((resolve) => setTimeout(resolve, ms, LATE));

/** What is shown while some answers are still asked for, and some are given up. */
const shownOf = (rows: readonly DetectedRow[], lost: ReadonlySet<string>): readonly DetectedRow[] =>
  rows.flatMap(({ asks, ...row }) => {
    if (!asks) return [row];
    if (!lost.has(row.key)) return [{ ...row, asks }];
    return asks === 'needed' ? [] : [row];
  });

/** Asks for the answers of rows, some at a time, and tells each list of rows that comes of it. */
async function askAll(
  request: number,
  rows: readonly DetectedRow[],
  language: string,
  onRows: (rows: readonly DetectedRow[]) => void,
): Promise<void> {
  const { remote: starting, end } = start();
  const remote = await starting;
  const asked = new Set<string>();
  const lost = new Set<string>();
  let latestRows = rows;
  const next = () => latestRows.find(({ key, asks }) => asks && !asked.has(key) && !lost.has(key))?.key;
  const isWanted = (): boolean => request === latest;
  const work = async (): Promise<void> => {
    for (let key = next(); key !== undefined && isWanted(); key = next()) {
      asked.add(key);
      // oxlint-disable-next-line no-await-in-loop -- one after the other in each of the two
      const answered = await Promise.race([remote.ask(request, key, language).catch(() => undefined), later(GIVEN_UP_MS)]);
      if (answered === LATE) {
        end(); // an operation may never end
        for (const row of latestRows) lost.add(row.key);
      } else if (answered) latestRows = answered;
      else lost.add(key);
      if (isWanted()) onRows(shownOf(latestRows, lost));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Looks at a text or a file in the worker. What is looked at anew takes the place of what was before. */
export async function detect(brought: string | File, language: string, hearer: DetectionHearer): Promise<void> {
  const request = ++latest;
  try {
    const { remote: starting, failed } = start();
    const remote = await Promise.race([starting, failed]);
    const head = typeof brought === 'string' ? brought.slice(0, SAMPLE_LENGTH + 1) : brought;
    const seen = await Promise.race([remote.detect(request, head, language), failed]);
    if (!seen || request !== latest) return;
    hearer.onRows(seen.rows, seen.isText);
    await askAll(request, seen.rows, language, (rows) => hearer.onRows(rows, seen.isText));
  } catch (error) {
    if (request === latest) hearer.onFailure(isUnreadable(error) ? 'unreadable' : 'unavailable'); // says so
  }
}

/** Nothing of what was brought stays, here or in the worker. */
export function forget(): void {
  latest++;
  void started?.remote.then(
    (remote) => remote.forget(),
    () => undefined,
  ); // nothing to forget where it did not start
}
