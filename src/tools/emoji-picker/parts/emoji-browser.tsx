import { useState } from 'react';
import type { Tool } from '#workbench/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';
import { EmojiGrid } from './emoji-grid.tsx';
import { emojiSections } from './emoji-sections.ts';

interface EmojiBrowserProps {
  readonly tool: Pick<Tool<typeof declaration, typeof en>, 't' | 'show' | 'values'>;
  readonly onPick: (emoji: string) => void;
}

/**
 * What was found, or all emoji by their groups after those used last when it was first shown: what is picked meanwhile must not push the
 * others about. Another search is to be another one of it: it begins at the top.
 */
export function EmojiBrowser({ tool: { t, show, values }, onPick }: EmojiBrowserProps) {
  const { label, rows } = show('found');
  const recent = show('recent');
  const [usedBefore] = useState(recent.rows);
  const results = values.search.trim() === '' ? undefined : t('view.results');
  return <EmojiGrid label={label} sections={emojiSections(rows, usedBefore, { recent: recent.label, results })} onPick={onPick} />;
}
