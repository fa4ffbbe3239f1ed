import type { Ref } from 'react';
import { excerpt } from '#pure/text/excerpt.ts';
import { packedTextAt } from '#pure/transfer/packed-texts.ts';
import { Icon } from '#ui/image/icon.tsx';
import { isClosing, isFoldable } from '../tree-keys.ts';
import { lineMarks, type TreeLines } from '../tree-lines.ts';

export interface TreeLineProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly lines: TreeLines;
  readonly line: number;
  /** The index among the visible lines. */
  readonly index: number;
  /** The offset from the top in pixels. */
  readonly start: number;
  readonly isActive: boolean;
  readonly isFolded: boolean;
  readonly onPress: () => void;
}

const looks = {
  same: { sign: ' ', look: '' },
  around: { sign: ' ', look: '' },
  removed: { sign: '-', look: 'bg-danger-soft' },
  added: { sign: '+', look: 'bg-mark-one' },
};

/** A longer line would take too long to wrap. The whole value is in the table. */
const MAX_SHOWN = 5000;
/** Deeper lines are not indented any further, so that there is room for their text. */
const DEEPEST_INDENT = 60;

export function TreeLine({ ref, id, lines, line, index, start, isActive, isFolded, onPress }: TreeLineProps) {
  const { sign, look } = looks[lineMarks[lines.marks[line] ?? 0] ?? 'same'];
  const canFold = isFoldable(lines, line);
  const text = packedTextAt(lines.texts, line);
  const depth = lines.depths[line] ?? 0;
  const item = isClosing(lines, line)
    ? { role: 'none' }
    : { role: 'treeitem', 'aria-level': depth + 1, 'aria-expanded': canFold ? !isFolded : undefined, 'aria-selected': isActive };

  const indent = 2 * Math.min(depth, DEEPEST_INDENT);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the enclosing tree handles the keys
    <div
      ref={ref}
      {...{ id, ...item }}
      data-index={index}
      onClick={canFold ? onPress : undefined}
      className={`absolute inset-x-0 top-0 pe-2 leading-5 wrap-anywhere whitespace-pre-wrap ${look} ${canFold ? 'cursor-pointer' : ''} ${isActive ? 'group-focus-visible:outline-2 group-focus-visible:-outline-offset-2' : ''} outline-accent-ink`}
      // Sign and indent are text, so that they are copied. Long lines wrap below the start of the value.
      style={{ transform: `translateY(${start}px)`, paddingInlineStart: `${indent + 6}ch`, textIndent: `-${indent + 5}ch` }}
    >
      {canFold && (
        <span aria-hidden="true" className="absolute top-0.5 indent-0 text-ink-soft" style={{ insetInlineStart: `${indent + 3.5}ch` }}>
          <Icon name="chevron-right" className={isFolded ? 'rtl:-scale-x-100' : 'rotate-90'} />
        </span>
      )}
      {`${sign}${' '.repeat(indent + 4)}`}
      {excerpt(text, MAX_SHOWN)}
      {isFolded && <span className="text-ink-soft"> … {text.endsWith('{') ? '}' : ']'}</span>}
    </div>
  );
}
