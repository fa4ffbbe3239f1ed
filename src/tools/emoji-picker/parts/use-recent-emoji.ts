import { useEffect, useEffectEvent } from 'react';
import { useStoredState } from '#tool-ui/stored/use-stored-state.ts';
import { parseRecent, stringifyRecent, withRecent } from '../recent-emoji.ts';

const recentForm = { initial: [], parse: parseRecent, stringify: stringifyRecent };

/** Passes the recent sequences, which all pages of this tool share, to `onChange`. Returns a function that adds one. */
export function useRecentEmoji(onChange: (recent: string) => void): (emoji: string) => void {
  const [recent, change] = useStoredState<readonly string[]>(recentForm);
  const report = useEffectEvent(onChange);
  const written = stringifyRecent(recent);
  useEffect(() => report(written), [written]);
  return (emoji) => change((before) => withRecent(before, emoji));
}
