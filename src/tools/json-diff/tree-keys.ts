import { packedTextAt } from '#pure/transfer/packed-texts.ts';
import type { TreeLines } from './tree-lines.ts';

/**
 * The displayed state of the tree: the indexes of the visible lines in order, the folded lines, and the position of the keyboard in
 * `visible`.
 */
export interface TreeState {
  readonly visible: Uint32Array;
  readonly folded: ReadonlySet<number>;
  readonly place: number;
}

/** The effect of a key: it moves to another position, or folds or unfolds the current line. */
export type TreeMove = { readonly goTo: number } | 'toggle';

export const isFoldable = ({ ends }: TreeLines, line: number): boolean => ends[line] !== line;

/** A line with only a closing bracket. It is visible, but the keyboard skips it. */
export const isClosing = ({ texts }: TreeLines, line: number): boolean => /^[\]}]$/.test(packedTextAt(texts, line));

/** The effect of a key in the tree view pattern of the ARIA Authoring Practices. `undefined` for a key without an effect. */
export function treeMove(lines: TreeLines, { visible, folded, place }: TreeState, key: string): TreeMove | undefined {
  const line = visible[place] ?? 0;
  const canFold = isFoldable(lines, line);
  switch (key) {
    case 'ArrowDown':
      return stop(lines, visible, place + 1, 1);
    case 'ArrowUp':
      return stop(lines, visible, place - 1, -1);
    case 'Home':
      return stop(lines, visible, 0, 1);
    case 'End':
      return stop(lines, visible, visible.length - 1, -1);
    case 'ArrowRight':
      if (!canFold) return undefined;
      return folded.has(line) ? 'toggle' : stop(lines, visible, place + 1, 1);
    case 'ArrowLeft':
      return canFold && !folded.has(line) ? 'toggle' : parentOf(lines, visible, place);
    case 'Enter':
    case ' ':
      return canFold ? 'toggle' : undefined;
    default:
      return undefined;
  }
}

/** The first position from `from` on, in one direction, that the keyboard does not skip. */
function stop(lines: TreeLines, visible: Uint32Array, from: number, direction: 1 | -1): TreeMove | undefined {
  for (let place = from; ; place += direction) {
    const line = visible[place];
    if (line === undefined) return undefined;
    if (!isClosing(lines, line)) return { goTo: place };
  }
}

function parentOf({ depths }: TreeLines, visible: Uint32Array, from: number): TreeMove | undefined {
  const depth = depths[visible[from] ?? 0] ?? 0;
  for (let place = from - 1; place >= 0; place--) if ((depths[visible[place] ?? 0] ?? 0) < depth) return { goTo: place };
  return undefined;
}
