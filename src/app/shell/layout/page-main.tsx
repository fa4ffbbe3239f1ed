import type { ReactNode } from 'react';
import { CONTENT_ID } from './skip-link.tsx';

/** The `main` element of a page, with its title and content. */
export function PageMain({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
