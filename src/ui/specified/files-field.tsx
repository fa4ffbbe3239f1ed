import { DropZone, type DropZoneLook } from '../file/drop-zone.tsx';
import type { FieldProps } from '../field/field-props.ts';

export interface FilesFieldProps extends DropZoneLook, FieldProps<readonly File[]> {}

/** Any number of files; each choice replaces the one before. */
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
