import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** The pause after which typing counts as finished. */
const PAUSE_MS = 600;

/**
 * Whether an event is typing. A text inserted as a whole is not, so its error need not wait. A program that fills in a control sends no
 * `inputType`.
 */
const isTyping = ({ inputType }: InputEvent): boolean =>
  inputType !== undefined && !/^(insertFrom|insertReplacementText|history)/.test(inputType);

/** Keys that the code editor handles as commands, without an `input` event. */
const DELETES = new Set(['Backspace', 'Delete']);

/**
 * Delays an error until the visitor has stopped typing, because a half-typed value is not wrong yet. It appears after a pause, on blur, and
 * on Enter, and immediately after a paste, drop, or fill. A visible error follows every key press, is announced again only after the pause,
 * and disappears when it is fixed. Put the handlers on an element around the control.
 */
export function useCalmError(error: string | undefined) {
  const [isBusy, setBusy] = useState(false);
  /** The error that was announced last. */
  const [announced, setAnnounced] = useState(error);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const next = error !== undefined && isBusy ? announced : error;
  if (next !== announced) setAnnounced(next);

  const stop = () => {
    clearTimeout(pause.current);
    setBusy(false);
  };
  const startPause = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => setBusy(false), PAUSE_MS);
    setBusy(true);
  };
  useEffect(() => () => clearTimeout(pause.current), []);

  return {
    /** The error to display. */
    error: next === undefined ? undefined : error,
    isSaid: next === error,
    handlers: {
      onInput: ({ nativeEvent }: FormEvent) => (isTyping(nativeEvent as InputEvent) ? startPause() : stop()), // React's type for it is `Event`
      onKeyDown: ({ key, target }: KeyboardEvent) => {
        if (DELETES.has(key)) startPause();
        else if (key === 'Enter' && target instanceof HTMLInputElement) stop();
      },
      onBlur: stop,
      onPaste: stop,
      onDrop: stop,
    },
  };
}
