import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Who has not touched a key for so long has stopped typing. */
const PAUSE_MS = 600;

/** What comes in at once, as a whole, is not typed: its error need not wait. A program that fills a control says no type at all. */
const isTyping = ({ inputType }: InputEvent): boolean =>
  inputType !== undefined && !/^(insertFrom|insertReplacementText|history)/.test(inputType);

/** What the code editor takes as a command, so that no `input` follows, changes its text all the same. */
const DELETES = new Set(['Backspace', 'Delete']);

/**
 * An error that waits until one has stopped typing: what is half typed is not wrong yet. It comes after a pause, on leaving the control and
 * on Enter; and at once for what was pasted, dropped or filled in. Once seen it follows every key, is said anew after the pause alone, and
 * goes when it is cured. The handlers belong around the control.
 */
export function useCalmError(error: string | undefined) {
  const [isBusy, setBusy] = useState(false);
  /** The error that has been said. */
  const [said, setSaid] = useState(error);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const next = error !== undefined && isBusy ? said : error;
  if (next !== said) setSaid(next);

  const stop = () => {
    clearTimeout(pause.current);
    setBusy(false);
  };
  const goOn = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => setBusy(false), PAUSE_MS);
    setBusy(true);
  };
  useEffect(() => () => clearTimeout(pause.current), []);

  return {
    /** What is to be seen now. */
    error: next === undefined ? undefined : error,
    isSaid: next === error,
    handlers: {
      onInput: ({ nativeEvent }: FormEvent) => (isTyping(nativeEvent as InputEvent) ? goOn() : stop()), // what React makes an input event of
      onKeyDown: ({ key, target }: KeyboardEvent) => {
        if (DELETES.has(key)) goOn();
        else if (key === 'Enter' && target instanceof HTMLInputElement) stop();
      },
      onBlur: stop,
      onPaste: stop,
      onDrop: stop,
    },
  };
}
