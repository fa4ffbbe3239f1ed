import type { KeyboardEvent, MouseEvent } from 'react';
import { ControlButton } from '../button/control-button.tsx';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { Slider } from './slider.tsx';
import { steppedNumber } from './stepped-number.ts';
import { TextControl } from './text-control.tsx';
import { useWords } from '../words/words.ts';

export interface NumberFieldProps extends FieldProps<string>, Pick<FieldFrameProps, 'labelPosition' | 'labelWidth' | 'labelAlign'> {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly isInteger?: boolean | undefined;
  /** The step of the arrow keys and of the slider. Defaults to 1. */
  readonly step?: number | undefined;
  /** Adds a slider named `<label> slider`. Requires both bounds. */
  readonly hasSlider?: boolean | undefined;
  readonly placeholder?: string | undefined;
  /** Displayed after the number, such as `%`. */
  readonly unit?: string | undefined;
}

/**
 * A number as typed. Nothing is corrected or clamped, because the error reports invalid input. The arrow keys step by `step`, with Shift by
 * ten times as much.
 */
export function NumberField({
  name,
  label,
  hint,
  error,
  value,
  onChange,
  isDisabled,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  isInteger = true,
  step = 1,
  hasSlider = false,
  placeholder,
  unit,
  ...frame
}: NumberFieldProps) {
  const words = useWords();
  const move = (direction: number, { shiftKey }: { readonly shiftKey: boolean }) =>
    onChange(steppedNumber(value, direction * step * (shiftKey ? 10 : 1), { min, max }));
  const count = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(direction, event);
  };
  // Pointer only: keyboard users have the arrow keys.
  const stepper = (direction: number, action: string) => ({
    'aria-label': words.actionOn(label, action),
    tabIndex: -1,
    onClick: (event: MouseEvent) => move(direction, event),
  });
  const range = max < Number.MAX_SAFE_INTEGER && Number.isFinite(min) ? [`${min}–${max}`] : [];

  return (
    <FieldFrame
      {...{ label, error }}
      hint={[...range, ...(hint === undefined ? [] : [hint])].join(' · ') || undefined}
      {...frame}
      hasMessageRoom
    >
      {(attributes) => (
        <div className="flex flex-wrap items-center gap-x-3">
          <div className={hasSlider ? 'w-32 shrink-0 pointer-coarse:w-48' : 'w-full min-w-[min(--spacing(40),100%)] max-w-60'}>
            <TextControl
              {...attributes}
              {...{ name, label, value, placeholder }}
              disabled={isDisabled}
              inputMode={isInteger && min >= 0 ? 'numeric' : 'decimal'}
              onType={onChange}
              onKeyDown={count}
              buttons={[
                unit !== undefined && (
                  <span key="unit" className="px-1 text-ink-soft">
                    {unit}
                  </span>
                ),
                !isDisabled && <ControlButton key="minus" icon="minus" {...stepper(-1, words.decrease)} />,
                !isDisabled && <ControlButton key="plus" icon="plus" {...stepper(1, words.increase)} />,
              ]}
            />
          </div>
          {hasSlider && <Slider label={words.slider(label)} {...{ value, onChange, min, max, step, isDisabled }} />}
        </div>
      )}
    </FieldFrame>
  );
}
