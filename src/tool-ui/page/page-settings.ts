import type { PageSettings } from '#core/page-settings.ts';

function readPageSettings(): PageSettings {
  const block = document.querySelector('script#settings')?.textContent;
  return block ? (JSON.parse(block) as PageSettings) : {}; // written when the site was rendered (src/hosting)
}

/** The settings of the site, which each page of a rendered site contains. Empty during prerendering. */
export const pageSettings: PageSettings = import.meta.env.SSR ? {} : readPageSettings();
