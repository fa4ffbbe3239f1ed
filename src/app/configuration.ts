import { pageSettings as settings } from '#workbench/page/page-settings.ts';

const built = __CONFIGURATION__;
/** What is asked for before the first paint stands on `<html>`. */
const early: DOMStringMap = import.meta.env.SSR ? {} : document.documentElement.dataset;

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
    homeText: settings.homeText ?? {},
    hidden: new Set(settings.hidden),
  },
};
