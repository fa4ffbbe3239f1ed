import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Icon } from '../image/icon.tsx';
import { Tooltip } from '../dialog/tooltip.tsx';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  /** Stands before the text. A button without text needs `tooltip` or `aria-label`. */
  readonly icon?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** The name of one that has only an icon; it is seen beside it under the pointer. */
  readonly tooltip?: string | undefined;
  /** What it does, for the keys and the palette: of several in a page the first is meant. */
  readonly 'data-command'?: 'run' | 'copy' | 'send' | 'swap' | 'reset' | undefined;
}

export function Button({ variant, tone, size, isCircle, icon, isDisabled, tooltip, className = '', children, ...rest }: ButtonProps) {
  const button = (
    <button type="button" disabled={isDisabled} className={`${buttonClass({ variant, tone, size, isCircle })} ${className}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
  const isTold = tooltip !== undefined || rest['data-command'] !== undefined;
  return isTold ? (
    <Tooltip text={tooltip} isName>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
