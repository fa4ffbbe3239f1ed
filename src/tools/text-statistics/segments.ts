/** The usual number of UTF-16 code units to segment at a time. */
const WINDOW = 512;

/** The number of segments at the end of a window that following text can change. */
const UNSURE = 4;

/**
 * Segments a text in order. `Intl.Segmenter` takes quadratic time (V8 15: one minute for 1 MB), so it receives separate lines, because a
 * line break ends every kind of segment. A long line is split into windows, and the uncertain end of each window is segmented again.
 */
export function* segmentsOf(segmenter: Intl.Segmenter, text: string): Generator<Intl.SegmentData> {
  let start = 0;
  let length = WINDOW;
  while (start < text.length) {
    const { end, isCut } = windowAt(text, start, length);
    const segments = [...segmenter.segment(text.slice(start, end))];
    const sure = isCut ? segments.slice(0, -UNSURE) : segments;
    yield* sure;
    const next = isCut ? segments[sure.length]?.index : end - start;
    // A segment may be longer than the window.
    length = next ? WINDOW : 2 * length;
    start += next ?? 0;
  }
}

/** The end of a window: after its last line break or, if there is none, within a line. */
function windowAt(text: string, start: number, length: number): { readonly end: number; readonly isCut: boolean } {
  const end = start + length;
  if (end >= text.length) return { end: text.length, isCut: false };
  // Searches only the window, because a search of the whole text would continue to the beginning of a long line.
  const lineEnd = text.slice(start, end).lastIndexOf('\n') + 1;
  return lineEnd > 0 ? { end: start + lineEnd, isCut: false } : { end, isCut: true };
}
