import type { ReactNode } from 'react';
import { CONTENT_ID } from './skip-link.tsx';

/** The one `main` of a page: title and content. */
export function PageMain({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
