import type { Detector, Sample } from '#core/detection.ts';
import { sampleOfBytes, sampleOfText, type Surroundings } from '#pure/detection/sample.ts';

const SURROUNDINGS: Surroundings = { now: new Date('2026-11-22T12:00:00Z'), timeZone: 'UTC', language: 'en' };

/** A text as a sample for all detectors: pasted, and as a file. */
export function wholeSample(text: string): Sample {
  const bytes = new TextEncoder().encode(text).subarray(0, 65_536);
  const {
    text: _text,
    bare: _bare,
    ...ofFile
  } = sampleOfBytes({ head: bytes, tail: bytes, size: bytes.length, name: 'a.yaml' }, SURROUNDINGS);
  return { ...ofFile, ...sampleOfText(text, SURROUNDINGS), bytes, tail: bytes, fileName: 'a.yaml' };
}

/** Runs a detector like the engine, but does not catch its errors. */
export function askDetector({ maxLength, detect, find }: Detector, sample: Sample): void {
  if (sample.bare.length <= maxLength) detect(sample);
  const piece = find?.(sample.text ?? '');
  if (piece && piece.text.length <= maxLength) detect({ ...sample, text: piece.text, bare: piece.text });
}
