import { useEffect, useRef } from 'react';
import { announce } from '../feedback/announce.ts';
import { isByClock } from '../feedback/by-clock.ts';
import { resultSentence } from './result-sentence.ts';
import { useWords } from '../words/words.ts';

/** So long nothing must have changed before it is said: nobody wants to hear every keystroke's result. */
const PAUSE_MS = 1000;

const waiting = new Map<string, string | undefined>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;
/** Whether the visitor has done something in the tool since the last announcement. */
let hasActed = false;

/** What is pressed in the menu or in the palette is not done to the tool. */
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

/** Has a screen reader say, once things are quiet, what came of what the visitor did, and nothing of a clock. Several results at once make one sentence. */
export function useResultAnnouncement(label: string, value: string, isSecret = false): void {
  const { updated } = useWords();
  const before = useRef(value);

  useEffect(() => {
    listenForActs();
    if (before.current === value) return;
    before.current = value;
    if (isByClock()) return;
    // An empty result has its reason said elsewhere: an error, or the empty input.
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
