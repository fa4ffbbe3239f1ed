import type { ReactNode } from 'react';
import type { SiteSlot } from '#core/page-settings.ts';

/** Content that is inserted when the site is rendered. Prerendered pages contain a placeholder instead (src/hosting). */
export function Slot({ name, children }: { readonly name: SiteSlot; readonly children: ReactNode }) {
  return import.meta.env.SSR ? <span dangerouslySetInnerHTML={{ __html: `<!--=${name}-->` }} /> : <span>{children}</span>;
}
