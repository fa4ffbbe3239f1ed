import { MarkedField, type MarkedFieldProps } from './marked-field.tsx';

// An 18px box in a 24px target. The check mark is two borders of a rotated rectangle.
const look =
  'size-6 rounded-sm before:absolute before:inset-0.75 before:rounded-sm before:border before:border-line-strong! before:bg-surface checked:before:border-accent-ink! checked:before:bg-accent after:absolute after:start-2.25 after:top-1.25 after:hidden after:h-2.5 after:w-1.5 after:rotate-45 after:border-e-2 after:border-b-2 not-forced-colors:after:border-on-accent! checked:after:block forced-colors:after:border-[ButtonText]!';

/** A checkbox that includes or excludes an item. */
export const CheckboxField = (props: MarkedFieldProps) => <MarkedField {...props} look={look} />;
