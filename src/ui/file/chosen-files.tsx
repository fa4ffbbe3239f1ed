import { ControlButton } from '../button/control-button.tsx';
import { formatBytes } from '#pure/bytes/format-bytes.ts';
import { Icon } from '../image/icon.tsx';
import { useWords } from '../words/words.ts';

export interface ChosenFilesProps {
  readonly files: readonly File[];
  readonly onRemove: (file: File) => void;
}

/** A list of the chosen files, each with its size and a remove button. */
export function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const words = useWords();
  if (files.length === 0) return null;
  return (
    <ul className="grid grid-cols-1">
      {files.map((file, index) => (
        // Two files can differ only in their position.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="flex min-h-7 items-center gap-2">
          <Icon name="file" className="text-ink-soft" />
          <span className="min-w-0 truncate">{file.name}</span>
          <span className="shrink-0 text-xs text-ink-soft">{formatBytes(file.size)}</span>
          <ControlButton icon="x" aria-label={words.removeFile(file.name)} onClick={() => onRemove(file)} />
        </li>
      ))}
    </ul>
  );
}
