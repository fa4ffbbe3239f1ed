export interface SliderProps {
  /** The accessible name. It is not visible. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly isDisabled?: boolean | undefined;
}

const track =
  '[&::-moz-range-track]:h-1 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-line-strong [&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-line-strong';
const thumb =
  '[&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-accent [&::-webkit-slider-thumb]:-mt-1.5 [&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-accent';

export function Slider({ label, value, onChange, min, max, step, isDisabled }: SliderProps) {
  const number = Number(value);
  return (
    <input
      type="range"
      aria-label={label}
      {...{ min, max, step }}
      disabled={isDisabled}
      value={value.trim() === '' || Number.isNaN(number) ? min : number}
      onChange={(event) => onChange(event.target.value)}
      className={`h-6 w-0 min-w-24 grow cursor-pointer not-forced-colors:appearance-none rounded-full bg-transparent ${track} ${thumb}`}
    />
  );
}
