// HTML has no searchable list. The combobox keeps the focus and handles the keys.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */
import { useLayoutEffect, useRef, useState } from 'react';
import type { ChoiceWithTooltip } from './choices.ts';
import type { ControlSize } from '../field/control-class.ts';
import { raisePopup } from './popup-layers.ts';
import { useWords } from '../words/words.ts';

export interface OptionListProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly found: readonly ChoiceWithTooltip<Value>[];
  readonly value: Value;
  /** The index of the option that Enter chooses, or -1. */
  readonly active: number;
  readonly optionId: (index: number) => string;
  readonly size: ControlSize;
  readonly choose: (value: Value) => void;
}

const MAX_HEIGHT_PX = 312;
const sizes = { small: 'min-h-7 text-xs', medium: 'min-h-8 text-base', large: 'min-h-10 text-lg' };

/** The open list of a combobox, below it, or above it if there is more space. */
export function OptionList<Value extends string>(props: OptionListProps<Value>) {
  const { id, label, found, value, active, optionId, size, choose } = props;
  const words = useWords();
  const popup = useRef<HTMLDivElement>(null);
  const [isAbove, setAbove] = useState(false);

  useLayoutEffect(() => {
    if (popup.current === null) return;
    const { top, bottom } = popup.current.parentElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const below = document.documentElement.clientHeight - bottom;
    setAbove(below < MAX_HEIGHT_PX && top > below);
    return raisePopup(popup.current);
  }, []);

  useLayoutEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  });

  return (
    <div
      ref={popup}
      className={`absolute inset-x-0 overflow-y-auto overscroll-contain rounded-md border border-line-strong bg-surface py-1 ${isAbove ? 'bottom-full mb-1' : 'top-full mt-1'}`}
      style={{ maxHeight: MAX_HEIGHT_PX }}
      onPointerDown={(event) => event.preventDefault()} // the combobox keeps the focus
    >
      <div id={id} role="listbox" aria-label={label}>
        {found.map((choice, index) => (
          <div
            key={choice.value}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={choice.value === value}
            onClick={() => choose(choice.value)}
            className={`flex cursor-pointer items-center px-2.5 py-0.5 wrap-anywhere [contain-intrinsic-size:auto_calc(32rem/14)] [content-visibility:auto] hover:bg-sunken ${sizes[size]} ${choice.value === value ? 'font-medium text-accent-ink' : ''} ${index === active ? 'bg-accent-soft forced-colors:outline-2 forced-colors:-outline-offset-2' : ''}`}
          >
            {choice.label}
          </div>
        ))}
      </div>
      <output className="block px-2.5 text-ink-soft">{found.length === 0 && words.noResults}</output>
    </div>
  );
}
