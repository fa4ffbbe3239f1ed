import { packedTextAt } from '#pure/transfer/packed-texts.ts';
import type { TreeLines } from './tree-lines.ts';

/** What is seen of the tree: the indexes of the lines in view order, those that are folded, and the place among them where the keyboard is. */
export interface TreeState {
  readonly visible: Uint32Array;
  readonly folded: ReadonlySet<number>;
  readonly place: number;
}

/** What a key does: it goes to another place, or folds or unfolds the line it is at. */
export type TreeMove = { readonly goTo: number } | 'toggle';

export const isFoldable = ({ ends }: TreeLines, line: number): boolean => ends[line] !== line;

/** A line with a closing bracket alone: it is seen, and no stop for the keyboard. */
export const isClosing = ({ texts }: TreeLines, line: number): boolean => /^[\]}]$/.test(packedTextAt(texts, line));

/** As the tree view pattern of the ARIA Authoring Practices has the keys; `undefined` for one that does nothing here. */
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

/** The first place from there on, in one direction, where the keyboard may stop. */
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
