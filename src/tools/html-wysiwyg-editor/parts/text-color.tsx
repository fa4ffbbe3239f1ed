import { useState } from 'react';
import { ColorField } from '#ui/field/color-field.tsx';
import { isColor } from '../write-attributes.ts';

interface TextColorProps {
  readonly label: string;
  /** The color of the text at the cursor. */
  readonly color: string;
  readonly isDisabled: boolean;
  readonly onColor: (color: string) => void;
}

const isKnownColor = (color: string): boolean => isColor(color) && CSS.supports('color', color);

/** A field for the text color. Applies the typed text as soon as it is a color, and keeps it while the cursor is in text of that color. */
export function TextColor({ label, color, isDisabled, onColor }: TextColorProps) {
  const [typed, setTyped] = useState({ text: '', over: '' });
  const type = (text: string): void => {
    const isApplied = text === '' || isKnownColor(text);
    setTyped({ text, over: isApplied ? text : color });
    if (isApplied) onColor(text);
  };
  return (
    <ColorField
      name="textColor"
      size="small"
      placeholder="#rrggbb"
      value={typed.over === color ? typed.text || color : color}
      onChange={type}
      {...{ label, isDisabled }}
    />
  );
}
