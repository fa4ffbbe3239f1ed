import { useState } from 'react';
import type { TextActions } from './field-props.ts';
import { useWords } from '../words/words.ts';

interface TextActionsInput extends TextActions {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Line breaks of a file are dropped, as the browser drops those of a pasted text. */
  readonly isSingleLine?: boolean | undefined;
}

/** The actions of a text field. A field that is not given `onReplace` takes back the last replacement by itself. */
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
    /** To be called for what is typed: then there is nothing left to take back, and no remark still holds. */
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
        setNotice(words.unreadableFile(file.name)); // moved, deleted or forbidden since it was chosen
      }
    },
    refusePaste: () => setNotice(words.pressToPaste),
  };
}
