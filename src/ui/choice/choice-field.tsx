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

// With the border and padding of the group, a segment is as high as any control of that size. A text wider than the group wraps.
const looks = { small: 'min-h-5 px-2 text-xs', medium: 'min-h-6.5 px-2.5 text-base', large: 'min-h-8 px-3.5 text-lg' };

/** A choice among a few visible options: native radios that look like buttons in one frame, in as many full rows as they need. */
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
  ...frame
}: ChoiceFieldProps<Value>) {
  const choices = toChoices(options);
  return (
    <FieldFrame {...{ label, hint, error, size }} {...frame} isGroup>
      {({ id, ...attributes }) => (
        <div
          role="radiogroup"
          id={id}
          {...attributes}
          className="flex w-fit max-w-[min(100%,52rem)] flex-wrap gap-0.5 pointer-coarse:gap-2 rounded-md border border-line-strong bg-surface p-0.75 outline-offset-2 outline-accent-ink has-focus-visible:outline-2"
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
  // The radio covers its segment, so that a press hits the radio itself.
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
      className={`relative inline-flex grow items-center justify-center rounded-sm py-0.5 text-center leading-tight! hover:bg-sunken has-checked:bg-accent-soft has-checked:text-accent-ink has-checked:shadow-[inset_0_0_0_1px_var(--accent-ink)] has-disabled:opacity-50 pointer-coarse:min-h-10 pointer-coarse:min-w-10 forced-colors:has-checked:outline-2 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none ${look}`}
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
