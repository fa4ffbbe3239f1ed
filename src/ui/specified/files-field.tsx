import { DropZone, type DropZoneLook } from '../file/drop-zone.tsx';
import type { FieldProps } from '../field/field-props.ts';

export interface FilesFieldProps extends DropZoneLook, FieldProps<readonly File[]> {}

/** A field for any number of files. Each choice replaces the previous files. */
export function FilesField({ value, onChange, ...rest }: FilesFieldProps) {
  return (
    <DropZone
      {...rest}
      isMultiple
      files={value}
      onFiles={onChange}
      onRemove={(removed) => onChange(value.filter((file) => file !== removed))}
    />
  );
}
