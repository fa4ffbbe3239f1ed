import type { CSSProperties } from 'react';
import { pickerColor } from './picker-color.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useWords } from '../words/words.ts';

export type ColorFieldProps = Omit<TextFieldProps, 'isMultiline' | 'rows' | 'isAutosized' | 'isSecret' | 'extra'>;

/** A CSS variable can contain any text, and the browser would parse megabytes of it at every style change. */
const LONGEST_COLOR = 1000;

/** A text field for a color in any notation, with a swatch that opens the color picker. */
export function ColorField(props: ColorFieldProps) {
  const { label, value, onChange, isDisabled, isReadOnly } = props;
  const words = useWords();
  return (
    <TextField
      isMonospace
      {...props}
      extra={
        // An invalid color leaves the swatch empty, because a CSS variable accepts any text.
        <span
          key="swatch"
          className="relative size-6 rounded-sm border border-line-strong bg-(--swatch) forced-color-adjust-none has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
          style={{ '--swatch': value.length > LONGEST_COLOR ? undefined : value } as CSSProperties} // React's types lack CSS variables
        >
          <input
            type="color"
            aria-label={words.pickColor(label)}
            value={pickerColor(value)}
            disabled={isDisabled || isReadOnly}
            onChange={(event) => onChange(event.target.value)}
            className="absolute -inset-px size-6 cursor-pointer opacity-0"
          />
        </span>
      }
    />
  );
}
