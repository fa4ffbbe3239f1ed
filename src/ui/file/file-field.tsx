import { DropZone, type DropZoneLook } from './drop-zone.tsx';
import type { FieldProps } from '../field/field-props.ts';

export interface FileFieldProps extends DropZoneLook, FieldProps<File | null> {}

/** A field for one dropped, chosen, or pasted file. If there are several, it uses the first. */
export function FileField({ value, onChange, ...rest }: FileFieldProps) {
  return (
    <DropZone
      {...rest}
      isMultiple={false}
      files={value === null ? [] : [value]}
      onFiles={([first]) => first && onChange(first)}
      onRemove={() => onChange(null)}
    />
  );
}
