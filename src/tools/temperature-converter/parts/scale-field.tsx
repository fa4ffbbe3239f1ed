import { TextField, type TextFieldProps } from '#ui/field/text-field.tsx';
import { useResultAnnouncement } from '#ui/output/use-result-announcement.ts';

export interface ScaleFieldProps extends TextFieldProps {
  readonly unit: string;
  /** Shows what was typed, and not what follows from another scale. */
  readonly isTyped: boolean;
}

/** A temperature on one scale, to be typed or to be read. */
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
