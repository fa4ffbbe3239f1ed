import { useId } from 'react';
import { Icon } from '../image/icon.tsx';
import { Tooltip } from '../dialog/tooltip.tsx';
import { useCopy } from '../button/use-copy.ts';
import { useWords } from '../words/words.ts';

export interface TextCopyableProps {
  readonly value: string;
  /** The text displayed instead of the value. */
  readonly displayedValue?: string | undefined;
  readonly showIcon?: boolean | undefined;
  /** The name of the value in the accessible name `Copy <label>`. Defaults to the displayed text. */
  readonly label?: string | undefined;
}

/** A text that copies itself on a press. */
export function TextCopyable({ value, displayedValue = value, showIcon = true, label = displayedValue }: TextCopyableProps) {
  const id = useId();
  const words = useWords();
  const [state, copy] = useCopy();
  const remark = { idle: words.copyShort, copied: words.copied, selected: words.pressToCopy }[state];

  return (
    <Tooltip text={remark}>
      <button
        type="button"
        aria-label={words.copy(label)}
        onClick={() => void copy(value, id)}
        className="inline-flex min-h-6 min-w-0 items-center gap-1 rounded-md px-1 text-start hover:bg-sunken"
      >
        <span id={id} className="min-w-0 wrap-anywhere">
          {displayedValue}
        </span>
        {showIcon &&
          (state === 'copied' ? <Icon name="check" className="text-accent-ink" /> : <Icon name="copy" className="text-ink-soft" />)}
      </button>
    </Tooltip>
  );
}
