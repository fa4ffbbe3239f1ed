import { MarkedField, type MarkedFieldProps } from './marked-field.tsx';

const look =
  'h-5 w-9 rounded-full before:absolute before:start-[3px] before:top-[3px] before:size-3 before:rounded-full before:bg-line-strong before:transition-transform checked:before:translate-x-4 checked:before:bg-on-accent';

/** On or off, at once. */
export const SwitchField = (props: MarkedFieldProps) => <MarkedField {...props} isSwitch look={look} />;
