import { MarkedField, type MarkedFieldProps } from './marked-field.tsx';

const look =
  'size-[18px] rounded-sm before:absolute before:start-[5px] before:top-px before:hidden before:h-2.5 before:w-1.5 before:rotate-45 before:border-e-2 before:border-b-2 before:border-on-accent! checked:before:block';

/** Belongs to what is listed, or not. */
export const CheckboxField = (props: MarkedFieldProps) => <MarkedField {...props} look={look} />;
