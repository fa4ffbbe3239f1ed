import { useEffect, useRef, useState } from 'react';
import { announce } from '../feedback/announce.ts';
import { copyText, selectText } from './copy.ts';
import { useWords } from '../words/words.ts';

const SHOWN_MS = 1500;

export type CopyState = 'idle' | 'copied' | 'selected';

/**
 * Copies a text and confirms it. After a success the state is briefly `copied`. After a failure it is `selected`, and the text of the
 * element with the given id is selected. `copyBy` replaces the function that copies.
 */
export function useCopy(
  copiedText?: string,
  copyBy: (text: string) => Promise<boolean> = copyText,
): readonly [CopyState, (text: string, sourceId?: string) => Promise<void>] {
  const words = useWords();
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: CopyState, sentence: string) => {
    announce(sentence);
    setState(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), next === 'copied' ? SHOWN_MS : 2 * SHOWN_MS);
  };
  const copy = async (text: string, sourceId?: string) => {
    if (await copyBy(text)) {
      show('copied', copiedText ?? words.copiedToClipboard);
      return;
    }
    const source = sourceId === undefined ? null : document.getElementById(sourceId);
    if (source) selectText(source);
    show('selected', words.pressToCopy);
  };
  return [state, copy];
}
