import { useRef } from 'react';
import { FieldFrame } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { ChosenFiles } from './chosen-files.tsx';
import { Icon } from '../image/icon.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useFilePaste } from './use-file-paste.ts';
import { useWords } from '../words/words.ts';

export interface DropZoneLook extends Omit<FieldProps<never>, 'value' | 'onChange'> {
  /** The `accept` attribute of the file input. It filters only the file chooser: any file can be dropped or pasted. */
  readonly accept?: string | undefined;
  /** The text inside the zone. */
  readonly title?: string | undefined;
}

export interface DropZoneProps extends DropZoneLook {
  readonly isMultiple: boolean;
  readonly files: readonly File[];
  /** Never called with an empty list. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRemove: (file: File) => void;
}

/** A zone to drop, choose, or paste files, with a list of the files below it. */
export function DropZone({
  name,
  label,
  hint,
  error,
  isDisabled = false,
  accept,
  title,
  isMultiple,
  files,
  onFiles,
  onRemove,
}: DropZoneProps) {
  const words = useWords();
  const take = (given: FileList | readonly File[] | null) => {
    const taken = [...(given ?? [])];
    if (taken.length > 0) onFiles(taken);
  };
  const zone = useRef<HTMLDivElement>(null);
  useFilePaste(zone, take, isDisabled);
  const { isOver, handlers } = useFileDrop(take, isDisabled);

  return (
    <FieldFrame {...{ label, hint, error }} hasMessageRoom>
      {(attributes) => (
        <>
          <div
            {...handlers}
            ref={zone}
            className={`relative grid min-h-20 place-content-center justify-items-center gap-1 rounded-md border border-dashed p-3 text-center text-ink-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink has-disabled:opacity-60 ${isOver ? 'border-accent bg-accent-soft' : error === undefined ? 'border-line-strong bg-surface hover:bg-sunken' : 'border-danger bg-danger-soft'}`}
          >
            <Icon name="upload" />
            <span aria-hidden="true">{title ?? words.dropFiles}</span>
            {/* Covers the zone, so that all of it can be pressed, focused, and pasted into. */}
            <input
              {...attributes}
              {...{ name, accept }}
              type="file"
              multiple={isMultiple}
              disabled={isDisabled}
              title=""
              onChange={(event) => {
                take(event.target.files);
                event.target.value = ''; // so that the same file can be chosen again
              }}
              className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
          </div>
          <ChosenFiles files={files} onRemove={onRemove} />
        </>
      )}
    </FieldFrame>
  );
}
