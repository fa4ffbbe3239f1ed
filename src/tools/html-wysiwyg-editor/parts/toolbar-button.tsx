import type { MouseEvent } from 'react';
import { Icon } from '#ui/image/icon.tsx';
import { Tooltip } from '#ui/dialog/tooltip.tsx';

interface ToolbarButtonProps {
  readonly label: string;
  readonly icon: string;
  /** Omitted for a button that cannot stay pressed. */
  readonly isPressed?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onPress: (isByPointer: boolean) => void;
}

/** Prevents the button from taking the focus, so that the text keeps its selection. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

export function ToolbarButton({ label, icon, isPressed, isDisabled, onPress }: ToolbarButtonProps) {
  return (
    <Tooltip text={label} position="bottom" isName>
      <button
        type="button"
        aria-pressed={isPressed}
        disabled={isDisabled}
        onMouseDown={keepFocus}
        onClick={(event) => onPress(event.detail > 0)}
        className="inline-flex size-7 items-center justify-center rounded-md text-ink hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-50 aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}
