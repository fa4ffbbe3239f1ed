import { useId } from 'react';
import { type Choices, type ChoiceWithTooltip, toChoices } from './choices.ts';
import type { ControlSize } from '../field/control-class.ts';
import { FieldFrame, type FieldFrameProps } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { Tooltip } from '../dialog/tooltip.tsx';

export interface ChoiceFieldProps<Value extends string>
  extends FieldProps<Value>,
    Pick<FieldFrameProps, 'labelPosition' | 'labelWidth' | 'labelAlign'> {
  readonly options: Choices<Value>;
  readonly size?: ControlSize | undefined;
}

// With the edge of the group as high as any control of the size; a text that is wider than the group takes a second line.
const looks = { small: 'min-h-[27px] px-2.5 text-xs', medium: 'min-h-[33px] px-3 text-base', large: 'min-h-[39px] px-4 text-lg' };

/** One of a few, all of them seen: native radios that look like joined buttons, in as many full rows as they need. */
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
  const choices = toChoices(options);
  const hasTooltips = choices.some(({ tooltip }) => tooltip !== undefined); // they stand out of the group
  return (
    <FieldFrame {...{ label, hint, error, labelPosition, size }} {...frame} isGroup>
      {({ id, ...attributes }) => (
        <div
          role="radiogroup"
          id={id}
          {...attributes}
          className={`flex w-fit max-w-[min(100%,52rem)] flex-wrap rounded-md border border-line-strong outline-offset-2 outline-accent-ink has-focus-visible:outline-2 ${hasTooltips ? '' : 'overflow-clip'}`}
        >
          {choices.map((choice) => (
            <Segment
              key={choice.value}
              choice={choice}
              group={`${id}${name}`}
              isChecked={choice.value === value}
              isDisabled={isDisabled}
              look={looks[size]}
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
      className="absolute inset-0 size-full cursor-pointer appearance-none outline-none disabled:cursor-not-allowed"
    />
  );
  return (
    <span
      className={`relative -ms-px -mt-px inline-flex grow items-center justify-center border-s border-t border-line-strong bg-surface py-1 text-center leading-tight! hover:bg-sunken has-checked:bg-accent has-checked:text-on-accent has-disabled:opacity-50 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none ${look}`}
    >
      {choice.tooltip === undefined ? (
        radio
      ) : (
        <Tooltip text={choice.tooltip} className="absolute inset-0">
          {radio}
        </Tooltip>
      )}
      <label htmlFor={id}>{choice.label}</label>
    </span>
  );
}
