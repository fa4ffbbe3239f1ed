/** A picture or a video that was taken. */
export interface Capture {
  readonly kind: CaptureKind;
  /** From 1, for each kind in the order of making; a number is never given again. */
  readonly number: number;
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
  /** Of a video. */
  readonly durationMs?: number;
  readonly fileName: string;
}

export type CaptureKind = 'screenshot' | 'recording';

export interface Gallery {
  /** Newest first. */
  readonly captures: readonly Capture[];
  /** How many were made, those that are deleted included. */
  readonly made: Readonly<Record<CaptureKind, number>>;
}

export const emptyGallery: Gallery = { captures: [], made: { screenshot: 0, recording: 0 } };

export function addCapture({ captures, made }: Gallery, capture: Omit<Capture, 'number'>): Gallery {
  const number = made[capture.kind] + 1;
  return { captures: [{ ...capture, number }, ...captures], made: { ...made, [capture.kind]: number } };
}

/** Back among the others, where it was: it has as many older ones as it had. */
export const restoreCapture = ({ captures, made }: Gallery, capture: Capture, olderOnes: number): Gallery => ({
  captures: captures.toSpliced(captures.length - olderOnes, 0, capture),
  made,
});

export const removeCapture = ({ captures, made }: Gallery, { kind, number }: Capture): Gallery => ({
  captures: captures.filter((capture) => capture.kind !== kind || capture.number !== number),
  made,
});
