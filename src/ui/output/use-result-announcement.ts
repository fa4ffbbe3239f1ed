import { useEffect, useRef } from 'react';
import { announce } from '../feedback/announce.ts';
import { isByClock } from '../feedback/by-clock.ts';
import { resultSentence } from './result-sentence.ts';
import { useWords } from '../words/words.ts';

/** The pause after the last change before an announcement, because nobody wants to hear the result of every key press. */
const PAUSE_MS = 1000;

const waiting = new Map<string, string | undefined>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;
/** Whether the visitor has done something in the tool since the last announcement. */
let hasActed = false;

/** Ignores presses in the menu or the palette, which do not act on the tool. */
function noteAct({ target }: Event): void {
  const main = document.querySelector('main');
  if (!main || (target instanceof Node && main.contains(target))) hasActed = true;
}

function listenForActs(): void {
  if (isListening) return;
  isListening = true;
  for (const act of ['input', 'click', 'drop', 'paste']) {
    document.addEventListener(act, noteAct, { capture: true, passive: true });
  }
}

/**
 * Announces the results of the visitor's actions to screen readers after a pause, but not changes made by a clock. Several results become
 * one sentence.
 */
export function useResultAnnouncement(label: string, value: string, isSecret = false): void {
  const { updated } = useWords();
  const before = useRef(value);

  useEffect(() => {
    listenForActs();
    if (before.current === value) return;
    before.current = value;
    if (isByClock()) return;
    // An error or the empty input already explains an empty result.
    if (value === '') waiting.delete(label);
    else waiting.set(label, isSecret ? undefined : value);

    clearTimeout(timer);
    timer = setTimeout(() => {
      const sentence = resultSentence([...waiting], updated);
      waiting.clear();
      if (hasActed && sentence !== undefined) announce(sentence);
      hasActed = false;
    }, PAUSE_MS);
  }, [label, value, isSecret, updated]);
}
