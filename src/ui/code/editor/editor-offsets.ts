import type { HighlightsIn } from './code-editor-marks.ts';

/** Converts between offsets into a text and offsets of the editor, which counts `\r\n` as one character. */
class LineBreakPairs {
  readonly #offsets: readonly number[];

  constructor(text: string) {
    const offsets: number[] = [];
    for (let at = text.indexOf('\r\n'); at >= 0; at = text.indexOf('\r\n', at + 2)) offsets.push(at);
    this.#offsets = offsets;
  }

  toEditor = (offset: number): number => offset - this.#countWhile((at) => at < offset);

  fromEditor(offset: number): number {
    return offset + this.#countWhile((at, index) => at - index < offset);
  }

  /** Counts the leading pairs that satisfy a condition. The condition must be true up to some pair and false after it. */
  #countWhile(holds: (at: number, index: number) => boolean): number {
    let low = 0;
    let high = this.#offsets.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (holds(this.#offsets[middle] ?? 0, middle)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Converts highlights from text offsets to editor offsets. Returns the same function if there is no difference. */
export function highlightsInEditor(text: string, highlightsIn: HighlightsIn): HighlightsIn {
  if (!text.includes('\r\n')) return highlightsIn;
  const pairs = new LineBreakPairs(text);
  return (from, to) =>
    highlightsIn(pairs.fromEditor(from), pairs.fromEditor(to)).map((highlight) => ({
      ...highlight,
      from: pairs.toEditor(highlight.from),
      to: pairs.toEditor(highlight.to),
    }));
}
