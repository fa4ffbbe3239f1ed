import { expose } from 'comlink';
import tools from 'virtual:asked-tools';
import detectors from 'virtual:detectors';
import { SAMPLE_LENGTH, sampleOfBytes, sampleOfText, type Surroundings } from '#pure/detection/sample.ts';
import { contextIn } from '#workbench/answer/run-context.ts';
import { loadData } from '../worker/load-data.ts';
import { DetectionDesk, type DetectedRow } from './detection-desk.ts';
import { inflate } from './inflate.ts';
import { readPixels } from './read-pixels.ts';

const { port1, port2 } = new MessageChannel();

/** What was said meanwhile comes before a message of one's own. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });

const desks = new Map<string, DetectionDesk>();

function deskIn(language: string): DetectionDesk {
  const desk =
    desks.get(language) ??
    new DetectionDesk(detectors, {
      tools,
      inflate,
      pause,
      clock: () => performance.now(),
      context: { ...contextIn(language), loadData, readPixels },
      // In production nowhere: what was pasted may stand in it.
      onFault: (toolId, error) => import.meta.env.DEV && console.error(`A detector of ${toolId} throws.`, error),
    });
  desks.set(language, desk);
  return desk;
}

const bytesOf = async (part: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await part.arrayBuffer());

async function sampleOf(brought: string | File, around: Surroundings) {
  if (typeof brought === 'string') return sampleOfText(brought, around);
  const { name, size } = brought;
  const head = await bytesOf(brought.slice(0, SAMPLE_LENGTH));
  const tail = size > SAMPLE_LENGTH ? await bytesOf(brought.slice(-SAMPLE_LENGTH)) : undefined;
  return sampleOfBytes({ head, tail, size, name, file: brought }, around);
}

const api = {
  /** The rows for the beginning of a text, or for a file. */
  async detect(request: number, brought: string | File, language: string): Promise<readonly DetectedRow[] | undefined> {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return deskIn(language).detect(request, await sampleOf(brought, { now: new Date(), timeZone, language }));
  },
  ask: (request: number, key: string, language: string) => deskIn(language).ask(request, key),
  forget: () => {
    for (const desk of desks.values()) desk.forget();
  },
};

export type DetectionApi = typeof api;
expose(api);
