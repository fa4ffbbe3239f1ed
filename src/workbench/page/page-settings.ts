import type { PageSettings } from '#core/page-settings.ts';

function readPageSettings(): PageSettings {
  const block = document.querySelector('script#settings')?.textContent;
  return block ? (JSON.parse(block) as PageSettings) : {}; // written when the page was settled (src/settle)
}

/** What the site was settled for: each of its pages says so. While pages are drawn nothing is known of it. */
export const pageSettings: PageSettings = import.meta.env.SSR ? {} : readPageSettings();
