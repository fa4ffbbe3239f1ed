import { type ButtonLook, buttonClass } from './button-class.ts';
import { Icon } from '../image/icon.tsx';
import { Link, type LinkProps } from './link.tsx';

export interface ButtonLinkProps extends ButtonLook, LinkProps {
  readonly icon?: string | undefined;
}

/** A link that looks like a button. It navigates and has no other effect. */
export function ButtonLink({ variant, tone, size, isCircle, icon, className = '', children, ...rest }: ButtonLinkProps) {
  return (
    <Link isPlain className={`${buttonClass({ variant, tone, size, isCircle })} no-underline ${className}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
