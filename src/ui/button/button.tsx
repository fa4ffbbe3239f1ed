import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Icon } from '../image/icon.tsx';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  /** Stands before the text. A button without text needs `aria-label`. */
  readonly icon?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** What it does, for the keys and the palette: of several in a page the first is meant. */
  readonly 'data-command'?: 'run' | 'copy' | 'send' | 'swap' | 'reset' | undefined;
}

export function Button({ variant, tone, size, isCircle, icon, isDisabled, className = '', children, ...rest }: ButtonProps) {
  return (
    <button type="button" disabled={isDisabled} className={`${buttonClass({ variant, tone, size, isCircle })} ${className}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
