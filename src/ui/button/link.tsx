import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  /** A page of this site, opened without reloading the document. Use `href` for everything else. */
  readonly to?: string | undefined;
  /** Opens another site in a new tab without access to this page. */
  readonly isExternal?: boolean | undefined;
  /** Omits the styles of an inline link. */
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
