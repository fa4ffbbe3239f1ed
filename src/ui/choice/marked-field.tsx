import { useId } from 'react';
import type { FieldProps } from '../field/field-props.ts';

export type MarkedFieldProps = FieldProps<boolean>;

/** A native checkbox followed by its label. Switches and checkboxes differ only in role and styles. */
export function MarkedField({
  name,
  label,
  hint,
  error,
  value,
  onChange,
  isDisabled,
  isSwitch = false,
  look,
}: MarkedFieldProps & { readonly isSwitch?: boolean; readonly look: string }) {
  const id = useId();
  const message = error ?? hint;

  return (
    <div data-marked-field className="grid min-w-0 content-start gap-y-0.5">
      <div className="flex min-h-8.5 items-center gap-2 pointer-coarse:min-h-12">
        <input
          type="checkbox"
          {...{ id, name }}
          role={isSwitch ? 'switch' : undefined}
          checked={value}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={message === undefined ? undefined : `${id}message`}
          className={`relative shrink-0 cursor-pointer appearance-none disabled:cursor-not-allowed disabled:opacity-50 ${look}`}
        />
        <label htmlFor={id} className={`cursor-pointer py-1 leading-tight pointer-coarse:py-4 ${isDisabled ? 'opacity-60' : ''}`}>
          {label}
        </label>
      </div>
      {message !== undefined && (
        <p
          id={`${id}message`}
          role={error === undefined ? undefined : 'alert'}
          className={`text-xs ${isSwitch ? 'ps-12' : 'ps-8'} ${error === undefined ? 'text-ink-soft' : 'text-danger'}`}
        >
          {message}
        </p>
      )}
    </div>
  );
}
