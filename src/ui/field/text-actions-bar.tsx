import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import type { TextActions } from './field-props.ts';
import { useWords } from '../words/words.ts';

export interface TextActionsBarProps extends TextActions {
  /** The field's label: each button is named by its own word and this one, so that no two on a page are called the same. */
  readonly label: string;
  readonly value: string;
  readonly onReplace: (value: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  /** The clipboard cannot be read here: the visitor has to paste. */
  readonly onPasteRefused: () => void;
  /** Which of the buttons there are; `Sample` and `Undo` stand whenever they can do something. */
  readonly has?: 'everything' | 'sampleOnly' | undefined;
}

/** What one can do with a whole text beside typing it. Stands at the end of the line of the field's label. */
export function TextActionsBar({
  label,
  value,
  sample,
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
      onPasteRefused(); // no permission, or no secure context
    }
  };
  return (
    <div className="mt-1 -me-1.5 ms-auto flex flex-wrap justify-end">
      {onUndo && <Action text={words.undo} label={label} onClick={onUndo} />}
      {sample !== undefined && <Action text={words.sample} label={label} onClick={() => onReplace(sample)} />}
      {has === 'everything' && (
        <>
          <Action text={words.paste} label={label} onClick={() => void paste()} />
          <Action text={words.openFile} label={label} onClick={() => picker.current?.click()} />
          <Action text={words.clear} label={label} onClick={() => onReplace('')} isDisabled={value === ''} />
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
    </div>
  );
}

interface ActionProps {
  readonly text: string;
  readonly label: string;
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
}

function Action({ text, label, onClick, isDisabled }: ActionProps) {
  const words = useWords();
  return (
    <Button
      variant="text"
      size="small"
      className="h-6! px-1.5! text-ink-soft!"
      aria-label={words.actionOn(label, text)}
      onClick={onClick}
      isDisabled={isDisabled}
    >
      {text}
    </Button>
  );
}
