import type { ComponentProps, ReactNode } from 'react';
import { type ControlSize, controlClass, controlSizes } from './control-class.ts';
import { useAutosize } from './use-autosize.ts';
import { useKeptSelection } from './use-kept-selection.ts';
import { useLongText } from './use-long-text.ts';

type SharedAttributes = Omit<
  ComponentProps<'input'> & ComponentProps<'textarea'>,
  'size' | 'rows' | 'value' | 'onChange' | 'ref' | 'children'
>;

export interface TextControlProps extends SharedAttributes {
  readonly id: string;
  /** The accessible name. A native control receives it from its `label` element. */
  readonly label: string;
  readonly value: string;
  readonly onType?: ((value: string) => void) | undefined;
  readonly isMultiline?: boolean | undefined;
  readonly rows?: number | undefined;
  readonly isAutosized?: boolean | undefined;
  readonly isMonospace?: boolean | undefined;
  /** Masks the text. */
  readonly isHidden?: boolean | undefined;
  readonly size?: ControlSize | undefined;
  /** Highlights the control while something is dragged over it. */
  readonly isOver?: boolean | undefined;
  /** Small buttons inside the end of the control: 24 px each, or 40 px on a touch screen. */
  readonly buttons?: readonly ReactNode[] | undefined;
}

const paddings = ['pe-2.5', 'pe-9 pointer-coarse:pe-12', 'pe-15 pointer-coarse:pe-24', 'pe-21 pointer-coarse:pe-34'];

/** A text box with one line or several. */
export function TextControl({
  label,
  value,
  onType,
  isMultiline = false,
  rows = 3,
  isAutosized = false,
  isMonospace = false,
  isHidden = false,
  size = 'medium',
  isOver = false,
  buttons = [],
  ...attributes
}: TextControlProps) {
  const [area, style] = useAutosize(rows, isAutosized);
  const frame = useKeptSelection(value, attributes.readOnly === true);
  const long = useLongText({ value, onType: attributes.readOnly ? undefined : onType, isSingleLine: !isMultiline, frame });
  const shown = buttons.filter(Boolean);
  // One size smaller, as in all outputs. At 14 px, Chromium cuts off the underscore of some monospace fonts in an input.
  const look = `${controlClass} ps-2.5 ${paddings[shown.length]} ${isMonospace ? 'font-mono text-sm!' : ''} ${isOver ? 'border-accent bg-accent-soft' : ''} read-only:bg-sunken`;
  const shared = {
    value: long.shown,
    onPaste: long.onPaste,
    // No spell checking, completion, or capitalization, because the text is data.
    onChange: (event: { target: { value: string } }) => onType?.(event.target.value),
    dir: 'auto', // follows the first letter with a direction
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    autoCorrect: 'off',
    ...(isHidden && { 'data-1p-ignore': true, 'data-lpignore': 'true' }),
    ...attributes,
    ...(long.isWaiting && { readOnly: true }),
  };

  return (
    <span ref={frame} className={`relative block ${long.surface && isHidden ? '[-webkit-text-security:disc]' : ''}`}>
      {long.surface ? (
        <long.surface.Surface
          {...{ label, attributes, value, rows, isMultiline, isOver }}
          onType={(text) => onType?.(text)}
          hasFocus={long.surface.hasFocus}
          take={long.take}
        />
      ) : isMultiline ? (
        <textarea
          ref={area}
          rows={rows}
          style={{ ...style, ...(isHidden && { WebkitTextSecurity: 'disc' }) }}
          className={`${look} block resize-y py-1.25`}
          {...shared}
        />
      ) : (
        <input
          type={isHidden ? 'password' : 'text'}
          className={`${look} placeholder-shown:text-ellipsis ${controlSizes[size]}`}
          {...shared}
        />
      )}
      {shown.length > 0 && (
        <span className={`absolute end-1 flex items-center pointer-coarse:gap-2 ${isMultiline ? 'top-1' : 'inset-y-0'}`}>{buttons}</span>
      )}
    </span>
  );
}
