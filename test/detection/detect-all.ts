import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DataContext } from '#core/context.ts';
import type { Detector, Layer, Sample } from '#core/detection.ts';
import { readingKey } from '#core/detection.ts';
import { inflate } from '#app/features/detection/inflate.ts';
import { type AskedTool, askFinding } from '#engine/ask-finding.ts';
import { Detection, type ToolDetector } from '#pure/detection/detection.ts';
import { type FilePieces, SAMPLE_LENGTH, sampleOfBytes, sampleOfText, type Surroundings } from '#pure/detection/sample.ts';
import { answerWriter } from '#pure/detection/write-answer.ts';
import { readPng } from '#test/support/read-png.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { declarationOf, toolIds, toolPath } from '../../scripts/catalog.ts';
import { workOf } from '../../scripts/catalog/source-library.ts';
import { makeDataFile } from '../../scripts/vite/make-data-file.ts';
import type { Brought } from './examples.ts';

const SURROUNDINGS: Surroundings = { now: new Date('2026-11-22T12:00:00Z'), timeZone: 'UTC', language: 'en' };

const exportsOf = async (file: string): Promise<object> => (existsSync(file) ? import(pathToFileURL(resolve(file)).href) : {});

/** All detectors of all tools. */
export const detectors: readonly ToolDetector[] = (
  await Promise.all(
    toolIds().map(async (toolId) => {
      const { detectors: own = [] } = (await exportsOf(toolPath(toolId, 'detect.ts'))) as { readonly detectors?: readonly Detector[] };
      return own.map((detector) => ({ ...detector, toolId }));
    }),
  )
).flat();

const loadTool = async (toolId: string): Promise<AskedTool> => {
  const { write = {} } = (await exportsOf(toolPath(toolId, 'present-findings.ts'))) as Partial<AskedTool>;
  return { declaration: await declarationOf(toolId), run: (await workOf(toolId)).run, write };
};

const context: DataContext = {
  now: () => SURROUNDINGS.now,
  signal: new AbortController().signal,
  randomBytes: (count) => new Uint8Array(count),
  progress: () => undefined,
  language: 'en',
  locale: 'en',
  timeZone: 'UTC',
  subtle: crypto.subtle,
  loadData: makeDataFile,
  readPixels: readPng,
};

export interface ShownRow {
  readonly tool: string;
  readonly detector: string;
  readonly reading: string;
  readonly answer: string | undefined;
  readonly chain: readonly Layer[];
  readonly confidence: string;
  readonly rank: number;
}

export function sampleOf(input: Brought, surroundings: Surroundings = SURROUNDINGS): Sample {
  if (typeof input === 'string') return sampleOfText(input, surroundings);
  const bytes = Uint8Array.from(Buffer.from(input.base64, 'base64'));
  const pieces: FilePieces = {
    head: bytes.subarray(0, SAMPLE_LENGTH),
    tail: bytes.subarray(-SAMPLE_LENGTH),
    size: bytes.length,
    name: input.file,
    file: new File([bytes], input.file),
  };
  return sampleOfBytes(pieces, surroundings);
}

/** The rows of the list with their completed results, as a visitor reads them in English. */
export async function shownRows(input: Brought): Promise<readonly ShownRow[]> {
  const detection = new Detection(detectors, {
    inflate,
    isStale: () => false,
    isLate: () => false,
    onFault: (toolId, error) => {
      throw new Error(`A detector of “${toolId}” throws.`, { cause: error });
    },
  });
  await detection.look(sampleOf(input));
  for (let pending = detection.rows().find(({ ask }) => ask); pending; pending = detection.rows().find(({ ask }) => ask))
    if (pending.ask) await detection.complete(pending, await askFinding(await loadTool(pending.toolId), pending.ask, context));
  return detection.rows().map(({ toolId, detectorId, reading, answer, chain, confidence, rank }) => {
    const t = toolTexts(toolId, 'en');
    const written = answer && answerWriter(t, 'en')(answer);
    return { tool: toolId, detector: detectorId, reading: t(readingKey(reading)), answer: written, chain, confidence, rank };
  });
}
