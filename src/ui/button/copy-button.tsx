import type { Ref } from 'react';
import type { ButtonLook } from './button-class.ts';
import { Button } from './button.tsx';
import { CopyFace } from './copy-face.tsx';
import { useCopy } from './use-copy.ts';
import { useWords } from '../words/words.ts';

export interface CopyButtonProps extends ButtonLook {
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  /** The name of the copied value. The button's accessible name is `Copy <label>`. */
  readonly label: string;
  /** The value to copy, or a function that computes it when the button is pressed. */
  readonly value: string | (() => string | Promise<string>);
  /** The id of the element that shows the value. Its text is selected if the clipboard rejects the copy. */
  readonly sourceId?: string | undefined;
  /** The confirmation message. Defaults to `Copied!` on the button. */
  readonly copiedText?: string | undefined;
  /** Shows only the icon, for table rows. */
  readonly isIconOnly?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

export function CopyButton({ ref, label, value, sourceId, copiedText, isIconOnly = false, isDisabled, ...look }: CopyButtonProps) {
  const words = useWords();
  const [state, copy] = useCopy(copiedText);
  const hasCopied = state === 'copied';
  const confirmation = copiedText ?? (isIconOnly ? words.copied : undefined);
  const copyValue = async () => copy(typeof value === 'function' ? await value() : value, sourceId);
  const remark = state === 'selected' ? words.pressToCopy : hasCopied && confirmation;

  return (
    <span className="relative inline-flex">
      <Button
        ref={ref}
        data-command="copy"
        size="small"
        variant={isIconOnly ? 'text' : 'basic'}
        className={isIconOnly ? 'w-7 px-0! text-ink-soft!' : ''}
        aria-label={words.copy(label)}
        isDisabled={isDisabled}
        onClick={() => void copyValue()}
        {...look}
      >
        <CopyFace text={isIconOnly ? undefined : { idle: words.copyShort, copied: words.copied }} hasCopied={hasCopied} />
      </Button>
      {remark && (
        <span className="absolute end-0 top-full z-10 mt-1 w-max max-w-60 rounded-md bg-ink px-2 py-1 text-xs text-page">{remark}</span>
      )}
    </span>
  );
}
