import type { PageSettings } from '#core/page-settings.ts';

function readPageSettings(): PageSettings {
  const block = document.querySelector('script#settings')?.textContent;
  return block ? (JSON.parse(block) as PageSettings) : {}; // written when the page was settled (src/hosting)
}

/** The settings of the site, which each settled page contains. Empty during prerendering. */
export const pageSettings: PageSettings = import.meta.env.SSR ? {} : readPageSettings();
