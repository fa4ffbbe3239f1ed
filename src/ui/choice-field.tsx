import { useId } from 'react';
import { type Choices, type ChoiceWithTooltip, toChoices } from './choices.ts';
import { type ControlSize, controlSizes } from './control-class.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { Tooltip } from './tooltip.tsx';

export interface ChoiceFieldProps<Value extends string>
  extends FieldProps<Value>,
    Pick<FieldFrameProps, 'labelPosition' | 'labelWidth' | 'labelAlign'> {
  readonly options: Choices<Value>;
  readonly size?: ControlSize | undefined;
}

const paddings = { small: 'px-2.5', medium: 'px-3', large: 'px-4' };

/** One of a few, all of them seen: native radios that look like joined buttons. */
export function ChoiceField<Value extends string>({
  name,
  label,
  hint,
  error,
  value,
  onChange,
  isDisabled,
  options,
  size = 'medium',
  labelPosition = 'left',
  ...frame
}: ChoiceFieldProps<Value>) {
  return (
    <FieldFrame {...{ label, hint, error, labelPosition, size }} {...frame} isGroup>
      {({ id, ...attributes }) => (
        <div role="radiogroup" id={id} {...attributes} className="flex flex-wrap gap-y-1">
          {toChoices(options).map((choice) => (
            <Segment
              key={choice.value}
              choice={choice}
              group={`${id}${name}`}
              isChecked={choice.value === value}
              isDisabled={isDisabled}
              look={`${controlSizes[size]} ${paddings[size]}`}
              onChoose={() => onChange(choice.value)}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

interface SegmentProps {
  readonly choice: ChoiceWithTooltip;
  readonly group: string;
  readonly isChecked: boolean;
  readonly isDisabled: boolean | undefined;
  readonly look: string;
  readonly onChoose: () => void;
}

function Segment({ choice, group, isChecked, isDisabled, look, onChoose }: SegmentProps) {
  const id = useId();
  // The radio covers its segment, so that it is the radio itself that is pressed.
  const radio = (
    <input
      type="radio"
      id={id}
      name={group}
      value={choice.value}
      checked={isChecked}
      disabled={isDisabled}
      onChange={onChoose}
      className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] disabled:cursor-not-allowed"
    />
  );
  return (
    <span
      className={`relative -ms-px inline-flex items-center border border-line-strong bg-surface whitespace-nowrap first:ms-0 first:rounded-s-md last:rounded-e-md hover:bg-sunken has-checked:z-1 has-checked:border-accent-ink has-checked:bg-accent has-checked:text-on-accent has-focus-visible:z-2 has-disabled:opacity-50 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none ${look}`}
    >
      {choice.tooltip === undefined ? (
        radio
      ) : (
        <Tooltip text={choice.tooltip} className="absolute inset-0 rounded-[inherit]">
          {radio}
        </Tooltip>
      )}
      <label htmlFor={id}>{choice.label}</label>
    </span>
  );
}
