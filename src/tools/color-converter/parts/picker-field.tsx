import { FieldFrame } from '#ui/field/field-frame.tsx';
import type { FieldProps } from '#ui/field/field-props.ts';

/** The browser's color picker, which supports only opaque sRGB colors: `#rrggbb`. */
export function PickerField({ name, label, value, onChange }: FieldProps<string>) {
  return (
    <FieldFrame label={label} hasMessageRoom>
      {(attributes) => (
        <input
          {...attributes}
          type="color"
          {...{ name, value }}
          onChange={(event) => onChange(event.target.value)}
          className="h-8.5 w-24 cursor-pointer rounded-md border border-line-strong bg-surface p-1"
        />
      )}
    </FieldFrame>
  );
}
