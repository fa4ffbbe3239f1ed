import type { CSSProperties } from 'react';
import { pickerColor } from './picker-color.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useWords } from '../words/words.ts';

export type ColorFieldProps = Omit<TextFieldProps, 'isMultiline' | 'rows' | 'isAutosized' | 'isSecret' | 'extra'>;

/** A browser keeps any text as what a variable says, and reads megabytes of it at every change of a style. */
const LONGEST_COLOR = 1000;

/** A color as text, in any notation, and a swatch of it that opens the picker. */
export function ColorField(props: ColorFieldProps) {
  const { label, value, onChange, isDisabled, isReadOnly } = props;
  const words = useWords();
  return (
    <TextField
      isMonospace
      {...props}
      extra={
        // A color that CSS does not know leaves the swatch empty, since a variable may hold anything.
        <span
          key="swatch"
          className="relative size-6 rounded-sm border border-line-strong bg-(--swatch) forced-color-adjust-none has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
          style={{ '--swatch': value.length > LONGEST_COLOR ? undefined : value } as CSSProperties} // React's types know no variables
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
