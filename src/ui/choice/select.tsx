import { useId } from 'react';
import { type Choices, toChoices } from './choices.ts';
import { type ControlSize, controlClass, controlSizes } from '../field/control-class.ts';
import { FieldFrame, type FieldFrameProps } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../image/icon.tsx';
import { OptionList } from './option-list.tsx';
import { useCombobox } from './use-combobox.ts';

export interface SelectProps<Value extends string>
  extends FieldProps<Value>,
    Pick<FieldFrameProps, 'labelPosition' | 'labelWidth' | 'labelAlign'> {
  readonly options: Choices<Value>;
  /** Lets typing filter the options. Otherwise, typing jumps to the next option that starts with the typed letters. */
  readonly isSearchable?: boolean | undefined;
  readonly size?: ControlSize | undefined;
  readonly placeholder?: string | undefined;
  /** The text that a closed list shows instead of the label of its value. */
  readonly displayedValue?: string | undefined;
}

/** The maximum length of a search text. A longer one finds nothing, and searching for megabytes takes minutes. */
const MAX_SEARCHED = 200;

/** A choice among many options in a custom, searchable list. For a short list, use `SelectField`. */
export function Select<Value extends string>({
  name,
  label,
  hint,
  error,
  value,
  onChange,
  isDisabled = false,
  options,
  isSearchable = false,
  size = 'medium',
  placeholder,
  displayedValue,
  ...frame
}: SelectProps<Value>) {
  const listId = useId();
  const choices = toChoices(options);
  const box = useCombobox({ choices, value, onChange, isSearchable });
  const optionId = (index: number) => `${listId}${index}`;

  return (
    <FieldFrame {...{ label, hint, error, size }} {...frame}>
      {(attributes) => (
        <span className="relative block min-w-[min(--spacing(48),100%)]">
          <input
            {...attributes}
            {...{ name, placeholder }}
            type="text"
            role="combobox"
            aria-expanded={box.isOpen}
            aria-controls={listId}
            aria-autocomplete={isSearchable ? 'list' : 'none'}
            aria-activedescendant={box.isOpen && box.active >= 0 ? optionId(box.active) : undefined}
            autoComplete="off"
            spellCheck={false}
            disabled={isDisabled}
            readOnly={!isSearchable}
            maxLength={MAX_SEARCHED}
            value={box.text ?? displayedValue ?? choices.find((choice) => choice.value === value)?.label ?? ''}
            onChange={(event) => box.search(event.target.value)}
            onClick={(event) => {
              box.open();
              event.currentTarget.select();
            }}
            onKeyDown={box.onKeyDown}
            onBlur={box.close}
            className={`${controlClass} ${controlSizes[size]} truncate ps-2.5 pe-8 ${isSearchable ? '' : 'cursor-pointer'}`}
          />
          <Icon name="chevron-down" className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 text-ink-soft" />
          {box.isOpen && (
            <OptionList id={listId} {...{ label, optionId, size, value }} found={box.found} active={box.active} choose={box.choose} />
          )}
        </span>
      )}
    </FieldFrame>
  );
}
