import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Detector, Sample } from '#core/detection.ts';
import { askDetector, wholeSample } from '#test/detection/ask-detector.ts';
import { toolIds, toolPath } from '../catalog.ts';
import type { Reading } from './measure.ts';
import { shapes } from './shapes.ts';

const LENGTH = 300;

/** All detectors, with texts that are designed to be slow to read. */
export async function detectorReadings(): Promise<readonly Reading[]> {
  const files = toolIds()
    .map((id) => toolPath(id, 'detect.ts'))
    .filter((file) => existsSync(file));
  const detectors: { readonly name: string; readonly detector: Detector }[] = [];
  for (const file of files) {
    const own = (await import(pathToFileURL(resolve(file)).href)) as { readonly detectors: readonly Detector[] }; // every detect.ts exports this
    detectors.push(...own.detectors.map((detector) => ({ name: `${file}, ${detector.id}`, detector })));
  }
  return Object.entries(shapes).map(([shape, unit]) => {
    const samples = new Map<number, Sample>();
    const sampleOf = (times: number): Sample => {
      const sample = samples.get(times) ?? wholeSample(unit.repeat(Math.ceil(LENGTH / unit.length) * times));
      samples.set(times, sample);
      return sample;
    };
    return {
      name: `detectors: ${shape}`,
      works: detectors.map(({ name, detector }) => ({ name, run: (times: number) => askDetector(detector, sampleOf(times)) })),
      furtherWorks: [],
    };
  });
}
