import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Icon } from '../image/icon.tsx';
import { Tooltip } from '../dialog/tooltip.tsx';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  /** Displayed before the text. A button without text needs `tooltip` or `aria-label`. */
  readonly icon?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** The accessible name of a button without text. Shown as a tooltip. */
  readonly tooltip?: string | undefined;
  /** The action for keyboard shortcuts and the palette. If several buttons on a page have the same action, they use the first. */
  readonly 'data-command'?: 'run' | 'copy' | 'send' | 'swap' | 'reset' | undefined;
}

export function Button({ variant, tone, size, isCircle, icon, isDisabled, tooltip, className = '', children, ...rest }: ButtonProps) {
  const button = (
    <button type="button" disabled={isDisabled} className={`${buttonClass({ variant, tone, size, isCircle })} ${className}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
  const hasTooltip = tooltip !== undefined || rest['data-command'] !== undefined;
  return hasTooltip ? (
    <Tooltip text={tooltip} isName>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
