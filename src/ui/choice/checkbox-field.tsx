import { MarkedField, type MarkedFieldProps } from './marked-field.tsx';

// A box of 18px in a target of 24px; the tick is two edges of a turned rectangle.
const look =
  'size-6 rounded-sm before:absolute before:inset-0.75 before:rounded-sm before:border before:border-line-strong! before:bg-surface checked:before:border-accent-ink! checked:before:bg-accent after:absolute after:start-2.25 after:top-1.25 after:hidden after:h-2.5 after:w-1.5 after:rotate-45 after:border-e-2 after:border-b-2 not-forced-colors:after:border-on-accent! checked:after:block forced-colors:after:border-[ButtonText]!';

/** Belongs to what is listed, or not. */
export const CheckboxField = (props: MarkedFieldProps) => <MarkedField {...props} look={look} />;
