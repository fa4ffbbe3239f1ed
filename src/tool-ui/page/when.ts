import type { SiteCondition } from '#core/page-settings.ts';

/**
 * Marks an element in prerendered pages. When the site is rendered, it is removed unless the condition holds (src/hosting).
 * In the browser, the component must make that decision itself.
 */
export const when = (condition: SiteCondition): { readonly 'data-when'?: SiteCondition } =>
  import.meta.env.SSR ? { 'data-when': condition } : {};

/** Like `when`, but for a link whose text stays. */
export const linkWhen = (condition: SiteCondition): { readonly 'data-link-when'?: SiteCondition } =>
  import.meta.env.SSR ? { 'data-link-when': condition } : {};
