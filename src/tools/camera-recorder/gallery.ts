/** A picture or a video in the gallery. */
export interface Capture {
  readonly kind: CaptureKind;
  /** Counts from 1 for each kind, in order of creation. Numbers are never reused. */
  readonly number: number;
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
  /** Videos only. */
  readonly durationMs?: number;
  readonly fileName: string;
}

export type CaptureKind = 'screenshot' | 'recording';

export interface Gallery {
  /** Newest first. */
  readonly captures: readonly Capture[];
  /** How many were made, including deleted ones. */
  readonly made: Readonly<Record<CaptureKind, number>>;
}

export const emptyGallery: Gallery = { captures: [], made: { screenshot: 0, recording: 0 } };

export function addCapture({ captures, made }: Gallery, capture: Omit<Capture, 'number'>): Gallery {
  const number = made[capture.kind] + 1;
  return { captures: [{ ...capture, number }, ...captures], made: { ...made, [capture.kind]: number } };
}

/** Puts a deleted capture back in its position, given by the number of older captures. */
export const restoreCapture = ({ captures, made }: Gallery, capture: Capture, olderOnes: number): Gallery => ({
  captures: captures.toSpliced(captures.length - olderOnes, 0, capture),
  made,
});

export const removeCapture = ({ captures, made }: Gallery, { kind, number }: Capture): Gallery => ({
  captures: captures.filter((capture) => capture.kind !== kind || capture.number !== number),
  made,
});
