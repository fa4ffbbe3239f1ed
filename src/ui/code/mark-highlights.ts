import type { MarksBetween, TextMark, TextPart } from '#core/outputs.ts';
import type { HighlightsIn } from './editor/code-editor-marks.ts';

/** Underlines by nesting depth. Deeper ranges look like those of the second level. */
const underlines = ['', 'underline decoration-2 underline-offset-2', 'underline decoration-double decoration-1 underline-offset-2'];

const partColors = { first: 'text-code-constant', second: 'text-code-name', third: 'text-code-string' } as const satisfies Record<
  TextPart,
  string
>;

function classOf(mark: TextMark): string {
  if ('part' in mark) return partColors[mark.part];
  const { from, to, isOdd, depth } = mark;
  if (from === to) return 'border-s-2 border-accent';
  return `${isOdd ? 'bg-mark-two' : 'bg-mark-one'} ${underlines[Math.min(depth, 2)] ?? ''}`;
}

/** Converts marks to highlights of the editor. */
export const markHighlights =
  (marksBetween: MarksBetween): HighlightsIn =>
  (from, to) =>
    marksBetween(from, to).map((mark) => ({ from: mark.from, to: mark.to, className: classOf(mark) }));
