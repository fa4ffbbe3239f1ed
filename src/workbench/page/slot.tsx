import type { ReactNode } from 'react';
import type { SiteSlot } from '#core/page-settings.ts';

/** What only a settled page has: as pages are drawn, a mark stands in its place (src/settle). */
export function Slot({ name, children }: { readonly name: SiteSlot; readonly children: ReactNode }) {
  return import.meta.env.SSR ? <span dangerouslySetInnerHTML={{ __html: `<!--=${name}-->` }} /> : <span>{children}</span>;
}
