import type { PageSettings } from '#core/page-settings.ts';

/** What the site was settled for says so in each of its pages; a page without says nothing, and what is built in holds. */
function readPageSettings(): PageSettings {
  const block = document.querySelector('script#settings')?.textContent;
  return block ? (JSON.parse(block) as PageSettings) : {}; // written when the page was settled (src/settle)
}

const built = __CONFIGURATION__;
/** What is asked for before the first paint stands on `<html>`. */
const early: DOMStringMap = import.meta.env.SSR ? {} : document.documentElement.dataset;
const settings: PageSettings = import.meta.env.SSR ? {} : readPageSettings();

/** What this build was configured for (scripts/configuration.ts), and what its site was settled for. */
export const configuration = {
  ...built,
  app: { ...built.app, baseUrl: early['base'] ?? built.app.baseUrl },
  links: { ...built.links, ...settings.links },
  site: {
    name: settings.siteName ?? built.site.name,
    showBanner: settings.showBanner ?? built.site.showBanner,
    language: early['language'],
    theme: early['themeDefault'],
    homeText: settings.homeText,
    toolDefaults: settings.toolDefaults ?? {},
    hidden: new Set(settings.hidden),
  },
};
