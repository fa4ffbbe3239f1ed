import { pageSettings as settings } from '#tool-ui/page/page-settings.ts';

const built = __CONFIGURATION__;
/** Settings that are needed before the first paint are attributes of `<html>`. */
const early: DOMStringMap = import.meta.env.SSR ? {} : document.documentElement.dataset;

/** The configuration of this build (scripts/configuration.ts), with the settings of the site applied. */
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
