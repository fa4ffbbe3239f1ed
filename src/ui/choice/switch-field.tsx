import { MarkedField, type MarkedFieldProps } from './marked-field.tsx';

const look =
  'h-6 w-10 rounded-full border border-line-strong bg-surface before:absolute before:start-0.75 before:top-0.75 before:size-4 before:rounded-full before:bg-line-strong before:transition-transform checked:border-accent-ink checked:bg-accent checked:before:translate-x-4 rtl:checked:before:-translate-x-4 checked:before:bg-on-accent forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight]';

/** A switch that takes effect immediately. */
export const SwitchField = (props: MarkedFieldProps) => <MarkedField {...props} isSwitch look={look} />;
