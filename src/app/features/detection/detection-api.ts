import type { DataType } from '#core/data-type.ts';
import type { Detector, Sample } from '#core/detection.ts';
import { SAMPLE_LENGTH, sampleOfBytes, sampleOfText } from '#pure/detection/sample.ts';
import { contextIn } from '#tool-ui/job/run-context.ts';
import { loadData } from '../../platform/worker/load-data.ts';
import { toolWork } from '../../platform/worker/tool-work.ts';
import { DetectionService, type DetectedRow } from './detection-service.ts';
import { inflate } from './inflate.ts';
import { readPixels } from './read-pixels.ts';

const detectorFiles = import.meta.glob<readonly Detector[]>('../../../tools/*/detect.ts', { eager: true, import: 'detectors' });

/** The detectors of all tools. */
const detectors = Object.entries(detectorFiles).flatMap(([file, own]) =>
  own.map((detector) => ({ ...detector, toolId: file.split('/').at(-2) ?? '' })),
);

/** The result of the first detection. */
interface FirstLook {
  readonly rows: readonly DetectedRow[];
  readonly isText: boolean;
}

const { port1, port2 } = new MessageChannel();

/** Waits for one message, so that messages received earlier are handled first. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });

const newService = (language: string): DetectionService =>
  new DetectionService(detectors, {
    tools: toolWork,
    inflate,
    pause,
    clock: () => performance.now(),
    context: { ...contextIn(language), loadData, readPixels },
    // Logs in development only, because an error may contain pasted content.
    onFault: (toolId, error) => import.meta.env.DEV && console.error(`A detector of ${toolId} throws.`, error),
  });

const services = new Map<string, DetectionService>();

function serviceIn(language: string): DetectionService {
  const service = services.get(language) ?? newService(language);
  services.set(language, service);
  return service;
}

const bytesOf = async (part: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await part.arrayBuffer());

async function sampleOf(content: string | File, language: string): Promise<Sample> {
  const around = { now: new Date(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, language };
  if (typeof content === 'string') return sampleOfText(content, around);
  const { name, size } = content;
  const head = await bytesOf(content.slice(0, SAMPLE_LENGTH));
  const tail = size > SAMPLE_LENGTH ? await bytesOf(content.slice(-SAMPLE_LENGTH)) : undefined;
  return sampleOfBytes({ head, tail, size, name, file: content }, around);
}

/** The data types of a file: `text` and the first detected type if it is text, otherwise nothing. */
async function typesOf(content: File, language: string): Promise<readonly DataType[]> {
  const sample = await sampleOf(content, language);
  const [first] = (await newService(language).detect(1, sample)) ?? [];
  return sample.text === undefined ? [] : ['text', ...(first?.type ? [first.type] : [])];
}

/** The detection service of the worker. */
export const detectionApi = {
  /** Returns the rows for the beginning of a text, or for a file; `undefined` if a newer request has replaced this one. */
  async detect(request: number, content: string | File, language: string): Promise<FirstLook | undefined> {
    const sample = await sampleOf(content, language);
    const rows = await serviceIn(language).detect(request, sample);
    return rows && { rows, isText: sample.text !== undefined };
  },
  /** The data types that both files have. */
  async sharedTypes(one: File, other: File, language: string): Promise<readonly DataType[]> {
    const [types, others] = await Promise.all([typesOf(one, language), typesOf(other, language)]);
    return types.filter((type) => others.includes(type));
  },
  ask: (request: number, key: string, language: string) => serviceIn(language).ask(request, key),
  forget: () => {
    for (const service of services.values()) service.forget();
  },
};
