import { useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import type { TextActions } from './field-props.ts';
import { useWords } from '../words/words.ts';

export interface TextActionsBarProps extends TextActions {
  /** The field's label. Part of each button's accessible name, so that the names are unique on a page. */
  readonly label: string;
  readonly value: string;
  readonly onReplace: (value: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  /** Called when the clipboard cannot be read and the visitor has to paste. */
  readonly onPasteRefused: () => void;
  /** The buttons to display. `Sample` and `Undo` appear whenever they are available. */
  readonly has?: 'everything' | 'sampleOnly' | undefined;
}

/** Actions on a whole text, always in the same order, at the end of the label's line. */
export function TextActionsBar({
  label,
  value,
  sample,
  onSample,
  onReplace,
  onUndo,
  onFiles,
  onPasteRefused,
  has = 'everything',
}: TextActionsBarProps) {
  const words = useWords();
  const picker = useRef<HTMLInputElement>(null);

  const paste = async () => {
    try {
      onReplace(await navigator.clipboard.readText());
    } catch {
      onPasteRefused(); // no permission, or not a secure context
    }
  };
  const nameOf = (action: string) => words.actionOn(label, action);
  return (
    <>
      {sample !== undefined && <IconButton icon="flask" label={nameOf(words.sample)} onClick={onSample ?? (() => onReplace(sample))} />}
      {has === 'everything' && (
        <>
          <IconButton icon="clipboard" label={nameOf(words.paste)} onClick={() => void paste()} />
          <IconButton icon="folder-open" label={nameOf(words.openFile)} onClick={() => picker.current?.click()} />
          <input
            ref={picker}
            type="file"
            hidden
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              event.target.value = ''; // so that the same file can be opened again
            }}
          />
        </>
      )}
      {/* An invisible button keeps its space, so that no other button moves away from the pointer. */}
      <span className={onUndo ? '' : 'invisible'}>
        <IconButton icon="arrow-back-up" label={nameOf(words.undo)} onClick={onUndo} />
      </span>
      {has === 'everything' && <IconButton icon="x" label={nameOf(words.clear)} onClick={() => onReplace('')} isDisabled={value === ''} />}
    </>
  );
}
