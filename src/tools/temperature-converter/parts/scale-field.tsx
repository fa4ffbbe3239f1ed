import { TextField, type TextFieldProps } from '#ui/field/text-field.tsx';
import { useResultAnnouncement } from '#ui/output/use-result-announcement.ts';

export interface ScaleFieldProps extends TextFieldProps {
  readonly unit: string;
  /** Whether the value was entered by the user and not converted from another scale. */
  readonly isTyped: boolean;
}

/** An editable temperature on one scale. */
export function ScaleField({ unit, isTyped, ...field }: ScaleFieldProps) {
  useResultAnnouncement(field.label, isTyped ? '' : field.value);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      isMonospace
      isClearable={false}
      isCopyable
      placeholder=""
      extra={<span className="px-1 text-sm text-ink-soft">{unit}</span>}
    />
  );
}
