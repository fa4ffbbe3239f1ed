import type { ComponentProps } from 'react';
import type { GridEmoji } from '../grid-rows.ts';

export const BUTTON_REM = 48 / 14;

export interface EmojiButtonProps extends Pick<ComponentProps<'button'>, 'ref' | 'tabIndex' | 'onFocus'> {
  readonly shown: GridEmoji;
  readonly onPick: (emoji: string) => void;
}

/** A button that copies an emoji. */
export function EmojiButton({ shown, onPick, ...rest }: EmojiButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={shown.name}
      title={shown.name}
      onClick={() => onPick(shown.emoji)}
      className="size-12 overflow-hidden rounded-md font-emoji text-2xl whitespace-nowrap leading-tight! outline-offset-[-2px] hover:bg-accent-soft"
    >
      {shown.emoji}
    </button>
  );
}
