import { type Remote, wrap } from 'comlink';
import type { DataType } from '#core/data-type.ts';
import { SAMPLE_LENGTH } from '#pure/detection/sample.ts';
import type { WorkerApi } from '../../platform/worker/operations.worker.ts';
import type { DetectedRow } from './detection-service.ts';

/** Timeout of an answer. Its row stays without one, or is removed if it needs one. */
const GIVEN_UP_MS = 2000;
/** The number of answers that are requested at the same time. */
const AT_ONCE = 2;

type Detectors = Awaited<ReturnType<Remote<WorkerApi>['detection']>>;

interface Started {
  readonly remote: Promise<Detectors>;
  readonly failed: Promise<never>;
  /** Terminates the worker, even in the middle of its work. */
  readonly end: () => void;
}

let started: Started | undefined;

/** Starts the worker on first use. After a failure, the next call starts a new one. */
function start(): Started {
  if (started) return started;
  const worker = new Worker(new URL('../../platform/worker/operations.worker.ts', import.meta.url), { type: 'module' });
  const { promise: failed, reject } = Promise.withResolvers<never>();
  const end = (): void => {
    started = undefined;
    worker.terminate();
    reject(new Error('The detectors could not be loaded.'));
  };
  worker.addEventListener('error', end);
  const remote = wrap<WorkerApi>(worker).detection();
  remote.catch(end);
  failed.catch(() => undefined); // callers handle the rejection
  return (started = { remote, failed, end });
}

let latest = 0;

/** The data types that two files have in common, or an empty list if detection fails. */
export const sharedTypes = (one: File, other: File, language: string): Promise<readonly DataType[]> =>
  start()
    .remote.then((remote) => remote.sharedTypes(one, other, language))
    .catch(() => []);

/** Receives the results of a detection. Each list of rows replaces the previous one. */
export interface DetectionHearer {
  readonly onRows: (rows: readonly DetectedRow[], isText: boolean) => void;
  /** Called if the detectors could not be loaded or the file could not be read. */
  readonly onFailure: (code: 'unavailable' | 'unreadable') => void;
}

/** The errors that browsers throw for a missing file or a folder (File API, section 6.4). */
const isUnreadable = (error: unknown): boolean => error instanceof Error && /^Not(Readable|Found)Error$/.test(error.name);

const LATE = Symbol('late');

const later = (ms: number): Promise<typeof LATE> => new Promise((resolve) => setTimeout(resolve, ms, LATE));

/** The rows to display while some answers are pending. Rows that lost a needed answer are left out. */
const shownOf = (rows: readonly DetectedRow[], lost: ReadonlySet<string>): readonly DetectedRow[] =>
  rows.flatMap(({ asks, ...row }) => {
    if (!asks) return [row];
    if (!lost.has(row.key)) return [{ ...row, asks }];
    return asks === 'needed' ? [] : [row];
  });

/** Requests the answers of rows, a few at a time, and reports each updated list of rows. */
async function requestAnswers(
  request: number,
  rows: readonly DetectedRow[],
  language: string,
  onRows: (rows: readonly DetectedRow[]) => void,
): Promise<void> {
  const { remote: starting, end } = start();
  const remote = await starting;
  const requested = new Set<string>();
  const lost = new Set<string>();
  let latestRows = rows;
  const next = () => latestRows.find(({ key, asks }) => asks && !requested.has(key) && !lost.has(key))?.key;
  const isWanted = (): boolean => request === latest;
  const work = async (): Promise<void> => {
    for (let key = next(); key !== undefined && isWanted(); key = next()) {
      requested.add(key);
      // oxlint-disable-next-line no-await-in-loop -- one after the other in each of the two
      const updated = await Promise.race([remote.ask(request, key, language).catch(() => undefined), later(GIVEN_UP_MS)]);
      if (updated === LATE) {
        end(); // an operation may never end
        for (const row of latestRows) lost.add(row.key);
      } else if (updated) latestRows = updated;
      else lost.add(key);
      if (isWanted()) onRows(shownOf(latestRows, lost));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Detects the contents of a text or a file in the worker. A new call replaces the previous one. */
export async function detect(content: string | File, language: string, hearer: DetectionHearer): Promise<void> {
  const request = ++latest;
  try {
    const { remote: starting, failed } = start();
    const remote = await Promise.race([starting, failed]);
    const head = typeof content === 'string' ? content.slice(0, SAMPLE_LENGTH + 1) : content;
    const seen = await Promise.race([remote.detect(request, head, language), failed]);
    if (!seen || request !== latest) return;
    hearer.onRows(seen.rows, seen.isText);
    await requestAnswers(request, seen.rows, language, (rows) => hearer.onRows(rows, seen.isText));
  } catch (error) {
    if (request === latest) hearer.onFailure(isUnreadable(error) ? 'unreadable' : 'unavailable'); // the page explains the failure
  }
}

/** Removes all detected content, here and in the worker. */
export function forget(): void {
  latest++;
  void started?.remote.then(
    (remote) => remote.forget(),
    () => undefined,
  ); // a worker that did not start has no content
}
