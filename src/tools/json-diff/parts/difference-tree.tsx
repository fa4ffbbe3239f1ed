import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useRowsInView } from '#ui/table/use-rows-in-view.ts';
import type { TreeLines } from '../tree-lines.ts';
import { treeMove } from '../tree-keys.ts';
import { visibleLines } from '../visible-lines.ts';
import { TreeLine } from './tree-line.tsx';

export interface DifferenceTreeProps {
  readonly label: string;
  readonly lines: TreeLines;
  readonly onlyDifferences: boolean;
}

const LINE_HEIGHT_PX = 20;

/** The state of a tree after actions of the visitor. */
interface Handling {
  readonly of: TreeLines;
  readonly folded: ReadonlySet<number>;
  readonly activeLine: number;
}

const untouched: Omit<Handling, 'of'> = { folded: new Set(), activeLine: 0 };

/** Both documents as one tree. Only the lines in view are on the page. Each new comparison is unfolded. */
export function DifferenceTree({ label, lines, onlyDifferences }: DifferenceTreeProps) {
  const id = useId();
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [handling, setHandling] = useState<Handling>();
  const { folded, activeLine } = handling?.of === lines ? handling : untouched;
  const visible = useMemo(() => visibleLines(lines, folded, onlyDifferences), [lines, folded, onlyDifferences]);
  const { items, totalHeight, measureRow, scrollTo } = useRowsInView({
    scroller,
    count: visible.length,
    heightAt: () => LINE_HEIGHT_PX,
    overscan: 20,
  });
  const place = Math.max(0, visible.indexOf(activeLine));

  const toggle = (line: number): void => {
    const next = new Set(folded);
    if (!next.delete(line)) next.add(line);
    setHandling({ of: lines, folded: next, activeLine: line });
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeMove(lines, { visible, folded, place }, event.key);
    if (move === undefined) return;
    event.preventDefault();
    if (move === 'toggle') toggle(visible[place] ?? 0);
    else {
      setHandling({ of: lines, folded, activeLine: visible[move.goTo] ?? 0 });
      scrollTo(move.goTo);
    }
  };

  return (
    <div
      ref={setScroller}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={visible.length > 0 ? `${id}${visible[place]}` : undefined}
      onKeyDown={handleKey}
      className="group max-h-128 min-h-20 overflow-auto rounded-md border bg-surface py-1.5 font-mono text-sm"
    >
      <div role="none" className="relative" style={{ height: totalHeight }}>
        {items.map(({ index, start }) => {
          const line = visible[index];
          return line === undefined ? null : (
            <TreeLine
              key={line}
              ref={measureRow}
              id={`${id}${line}`}
              isActive={index === place}
              isFolded={folded.has(line)}
              onPress={() => toggle(line)}
              {...{ lines, line, index, start }}
            />
          );
        })}
      </div>
    </div>
  );
}
