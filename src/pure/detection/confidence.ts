import { type Confidence, confidences } from '#core/detection.ts';

const LAST = confidences.length - 1;

const stepped = (confidence: Confidence, steps: number): Confidence | undefined =>
  confidences[Math.min(confidences.indexOf(confidence) + steps, LAST)];

export const raise = (confidence: Confidence): Confidence => stepped(confidence, 1) ?? confidence;

/** The next lower confidence; `undefined` below `possible`, so that the finding is dropped. */
export const lower = (confidence: Confidence): Confidence | undefined => stepped(confidence, -1);

export const least = (...all: readonly Confidence[]): Confidence =>
  confidences[Math.min(...all.map((confidence) => confidences.indexOf(confidence)))] ?? 'possible';

export const isAtLeast = (confidence: Confidence, bound: Confidence): boolean =>
  confidences.indexOf(confidence) >= confidences.indexOf(bound);

/** Sorts by confidence, highest first. */
export const byConfidence = (one: Confidence, other: Confidence): number => confidences.indexOf(other) - confidences.indexOf(one);
