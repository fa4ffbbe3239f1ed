import { useState } from 'react';
import { findSequences, inTone, type ShownEmoji, type ToneOption } from '../describe-emoji.ts';
import type { Emoji } from '../emoji.ts';
import { type EmojiSection, emojiSections } from '../sections.ts';
import { EmojiGrid } from './emoji-grid.tsx';

interface EmojiBrowserProps {
  readonly label: string;
  readonly all: readonly Emoji[];
  readonly found: readonly Emoji[];
  readonly isSearching: boolean;
  readonly tone: ToneOption;
  /** The sequences used last when it is first shown: what is picked meanwhile must not push the others about. */
  readonly recent: readonly string[];
  readonly titleOf: (title: EmojiSection['title']) => string;
  readonly onPick: (shown: ShownEmoji) => void;
}

/** What was found, or all emoji by their groups. Another search is to be another one of it: it begins at the top. */
export function EmojiBrowser({ label, all, found, isSearching, tone, recent, titleOf, onPick }: EmojiBrowserProps) {
  const [usedBefore] = useState(recent);
  const sections = emojiSections(
    found.map((emoji) => inTone(emoji, tone)),
    { isSearching, recent: findSequences(all, usedBefore) },
  );
  return <EmojiGrid label={label} sections={sections.map(({ title, items }) => ({ title: titleOf(title), items }))} onPick={onPick} />;
}
