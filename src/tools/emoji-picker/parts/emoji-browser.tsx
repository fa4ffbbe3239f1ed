import { useState } from 'react';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';
import { EmojiGrid } from './emoji-grid.tsx';
import { emojiSections } from './emoji-sections.ts';

interface EmojiBrowserProps {
  readonly tool: Pick<Tool<typeof declaration, typeof en>, 't' | 'show' | 'values'>;
  readonly onPick: (emoji: string) => void;
}

/**
 * The search results, or all emoji by group after the recent ones. The recent ones are those of the first render, so that a selection does
 * not move the others. Each search needs its own instance, in order to start at the top.
 */
export function EmojiBrowser({ tool: { t, show, values }, onPick }: EmojiBrowserProps) {
  const { label, rows } = show('found');
  const recent = show('recent');
  const [usedBefore] = useState(recent.rows);
  const results = values.search.trim() === '' ? undefined : t('view.results');
  return <EmojiGrid label={label} sections={emojiSections(rows, usedBefore, { recent: recent.label, results })} onPick={onPick} />;
}
