import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  /** A page of this site; it is opened without loading the document anew. Everything else is `href`. */
  readonly to?: string | undefined;
  /** Another site: opens in a new tab, which cannot reach back. */
  readonly isExternal?: boolean | undefined;
  /** Without the look of a link in a text. */
  readonly isPlain?: boolean | undefined;
}

const textClass = 'rounded-xs text-accent-ink underline decoration-1 underline-offset-2 hover:decoration-2';

export function Link({ to, isExternal = false, isPlain = false, className = '', children, ...rest }: LinkProps) {
  const look = `${isPlain ? '' : textClass} ${className}`;
  if (to !== undefined) {
    return (
      <RouterLink to={to} className={look} {...rest}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a className={look} {...rest} {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}
