/** How many UTF-16 code units are segmented at a time, where there is a choice. */
const WINDOW = 512;

/** So many segments at the end of a window may look different once the text after it is seen. */
const UNSURE = 4;

/**
 * The segments of a text, from beginning to end. `Intl.Segmenter` takes a time that grows with the square of its text's length (V8 15: one
 * minute for 1 MB), so it gets lines, which end every kind of segment; and of a long line, windows of which it is asked again what the end
 * could change.
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
    // One segment may be longer than the window.
    length = next ? WINDOW : 2 * length;
    start += next ?? 0;
  }
}

/** Where a window ends: after the last line break in it, or else somewhere within a line. */
function windowAt(text: string, start: number, length: number): { readonly end: number; readonly isCut: boolean } {
  const end = start + length;
  if (end >= text.length) return { end: text.length, isCut: false };
  // Of the window alone: of the whole text it would look for the break up to the beginning of a long line.
  const lineEnd = text.slice(start, end).lastIndexOf('\n') + 1;
  return lineEnd > 0 ? { end: start + lineEnd, isCut: false } : { end, isCut: true };
}
