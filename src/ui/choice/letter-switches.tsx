import { FieldFrame } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';

interface LetterSwitch extends FieldProps<boolean> {
  /** The visible text. The label is the accessible name and appears in the legend. */
  readonly letter: string;
}

interface LetterSwitchesProps {
  /** The name of the group. */
  readonly label: string;
  readonly switches: readonly LetterSwitch[];
}

/** Switches that experts know by one letter each, beside the field that they belong to. The legend highlights those that are on. */
export function LetterSwitches({ label, switches }: LetterSwitchesProps) {
  return (
    <FieldFrame label={label} isGroup>
      {({ 'aria-labelledby': labelledBy }) => (
        <fieldset aria-labelledby={labelledBy} className="flex flex-wrap gap-1">
          {switches.map(({ name, label: named, letter, value, onChange }) => (
            <label
              key={name}
              title={named}
              className="relative grid size-8.5 cursor-pointer place-items-center rounded-md border border-line-strong bg-surface font-mono has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-ink has-focus-visible:outline-2 forced-colors:has-checked:outline-2 pointer-coarse:size-10 pointer-coarse:mx-0.5"
            >
              <input
                type="checkbox"
                role="switch"
                name={name}
                checked={value}
                aria-checked={value}
                aria-label={named}
                onChange={(event) => onChange(event.target.checked)}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              <span aria-hidden>{letter}</span>
            </label>
          ))}
        </fieldset>
      )}
    </FieldFrame>
  );
}

/** The meanings of the letters. */
export function LetterLegend({ switches }: Pick<LetterSwitchesProps, 'switches'>) {
  return (
    <p aria-hidden className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
      {switches.map(({ name, label, value }) => (
        <span key={name} className={value ? 'font-medium text-ink' : ''}>
          {label}
        </span>
      ))}
    </p>
  );
}
