import { type Choices, toChoices } from './choices.ts';
import { type ControlSize, controlClass, controlSizes } from '../field/control-class.ts';
import { FieldFrame, type FieldFrameProps } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../image/icon.tsx';

export interface SelectFieldProps<Value extends string>
  extends FieldProps<Value>,
    Pick<FieldFrameProps, 'labelPosition' | 'labelWidth' | 'labelAlign'> {
  readonly options: Choices<Value>;
  readonly size?: ControlSize | undefined;
}

/** A choice among many options in a native select. For a searchable list, use `Select`. */
export function SelectField<Value extends string>({
  name,
  label,
  hint,
  error,
  value,
  onChange,
  isDisabled,
  options,
  size = 'medium',
  ...frame
}: SelectFieldProps<Value>) {
  const list = toChoices(options);
  return (
    <FieldFrame {...{ label, hint, error, size }} {...frame}>
      {(attributes) => (
        <span className="relative block">
          <select
            {...attributes}
            {...{ name, value }}
            disabled={isDisabled}
            onChange={(event) => {
              const chosen = list.find((choice) => choice.value === event.target.value);
              if (chosen) onChange(chosen.value);
            }}
            className={`${controlClass} ${controlSizes[size]} min-w-[min(--spacing(28),60cqi)] appearance-none truncate ps-2.5 pe-8`}
          >
            {list.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 text-ink-soft" />
        </span>
      )}
    </FieldFrame>
  );
}
