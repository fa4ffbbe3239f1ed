import { useState } from 'react';
import type { TextActions } from './field-props.ts';
import { useWords } from '../words/words.ts';

interface TextActionsInput extends TextActions {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Removes line breaks from a file, as the browser does for pasted text. */
  readonly isSingleLine?: boolean | undefined;
}

/** The actions of a text field. Without `onReplace`, the field implements undo for the last replacement. */
export function useTextActions({ value, onChange, onReplace, onUndo, isSingleLine = false }: TextActionsInput) {
  const words = useWords();
  const [before, setBefore] = useState<string>();
  const [notice, setNotice] = useState<string>();

  const replace = (next: string) => {
    setNotice(undefined);
    if (next === value) return;
    if (onReplace) {
      onReplace(next);
    } else {
      setBefore(value);
      onChange(next);
    }
  };
  const undo =
    before === undefined || onReplace
      ? onUndo
      : () => {
          setBefore(undefined);
          onChange(before);
        };

  return {
    notice,
    replace,
    undo,
    /** Call this for typed text. It clears the undo step and the notice. */
    type(next: string) {
      setBefore(undefined);
      setNotice(undefined);
      onChange(next);
    },
    /** Reads the first file as UTF-8. */
    async openFiles([file]: readonly File[]) {
      if (file === undefined) return;
      try {
        const text = await file.text();
        replace(isSingleLine ? text.replaceAll(/[\r\n]/g, '') : text);
      } catch {
        setNotice(words.unreadableFile(file.name)); // moved, deleted, or no longer readable
      }
    },
    refusePaste: () => setNotice(words.pressToPaste),
  };
}
