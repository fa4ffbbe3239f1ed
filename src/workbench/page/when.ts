import type { SiteCondition } from '#core/page-settings.ts';

/**
 * Marks an element that not every site has, in the pages as they are drawn: whoever settles them leaves it out where the condition does not hold
 * (src/settle). In the browser the component itself must draw nothing then.
 */
export const when = (condition: SiteCondition): { readonly 'data-when'?: SiteCondition } =>
  import.meta.env.SSR ? { 'data-when': condition } : {};

/** The same for a link whose text stays. */
export const linkWhen = (condition: SiteCondition): { readonly 'data-link-when'?: SiteCondition } =>
  import.meta.env.SSR ? { 'data-link-when': condition } : {};
