import type { HighlightsIn } from '#ui/code-editor-marks.ts';
import { highlightsBetween, type MatchHighlight } from '../highlights.ts';
import type { MatchList } from '../match-list.ts';

/** By how many groups a stretch stands in; deeper ones look like those of the second level. */
const underlines = ['', 'underline decoration-2 underline-offset-2', 'underline decoration-double decoration-1 underline-offset-2'];

function classOf({ from, to, isOdd, depth }: MatchHighlight): string {
  if (from === to) return 'border-l-2 border-accent';
  return `${isOdd ? 'bg-mark-two' : 'bg-mark-one'} ${underlines[Math.min(depth, 2)] ?? ''}`;
}

/** Colors the matches in the editor. */
export const highlighterOf =
  (matches: MatchList): HighlightsIn =>
  (from, to) =>
    highlightsBetween(matches, from, to).map((highlight) => ({ from: highlight.from, to: highlight.to, className: classOf(highlight) }));
