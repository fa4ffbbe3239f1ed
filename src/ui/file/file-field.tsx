import { DropZone, type DropZoneLook } from './drop-zone.tsx';
import type { FieldProps } from '../field/field-props.ts';

export interface FileFieldProps extends DropZoneLook, FieldProps<File | null> {}

/** One file, dropped, chosen or pasted. Of several only the first is taken. */
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
