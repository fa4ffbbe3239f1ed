import { languages } from './languages.ts';
import { address, basePath, boolean, type Format, names, oneOf, shortName } from './setting-formats.ts';

/** A setting of a site, which is applied when the site is rendered. It comes from the settings file, a variable, or a command flag. */
export interface Setting<Value> {
  readonly variable?: string;
  /** Without dashes. */
  readonly flag?: string;
  readonly format: Format<Value>;
  readonly initial: Value;
}

const set = <Value>(variable: string, flag: string, format: Format<Value>, initial: NoInfer<Value>): Setting<Value> => ({
  variable,
  flag,
  format,
  initial,
});

/** A setting that exists only in the file. The reader checks its content. */
const inFile = (description: string): Setting<unknown> => ({
  format: {
    description,
    parse: () => undefined,
    take: (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined),
  },
  initial: undefined,
});

/** The maximum length of the owner's text for the home page, in characters, for each language. */
export const HOME_TEXT_LENGTH = 10_000;

/** Whether a value is a text within that length, counted in code points. */
export const isHomeText = (value: unknown): value is string => typeof value === 'string' && [...value].length <= HOME_TEXT_LENGTH;

const homeText = inFile(`a text of at most ${HOME_TEXT_LENGTH} characters, or an object of such texts by language`);

/** The settings by their keys in the file. Errors are reported in this order. */
export const siteSettings = {
  'app.baseUrl': set('BASE_URL', 'base-url', basePath, '/'),
  'app.siteUrl': set('VITE_SITE_URL', 'site-url', address, ''),
  'links.repository': set('VITE_LINK_REPOSITORY', 'link-repository', address, ''),
  'links.social': set('VITE_LINK_SOCIAL', 'link-social', address, ''),
  'links.support': set('VITE_LINK_SUPPORT', 'link-support', address, ''),
  'site.name': set('SITE_NAME', 'site-name', shortName, 'IT Tools'),
  'site.showBanner': set('VITE_SHOW_BANNER', 'show-banner', boolean, false),
  'tools.only': set('ONLY_TOOLS', 'only-tools', names, []),
  'tools.hide': set('HIDE_TOOLS', 'hide-tools', names, []),
  'tools.defaults': inFile('an object of tools, each an object of options'),
  'defaults.language': set<(typeof languages)[number] | undefined>('DEFAULT_LANGUAGE', 'default-language', oneOf(languages), undefined),
  'defaults.theme': set('DEFAULT_THEME', 'default-theme', oneOf(['auto', 'light', 'dark']), 'auto'),
  'home.text': {
    ...homeText,
    format: { ...homeText.format, take: (value: unknown) => (isHomeText(value) ? value : homeText.format.take?.(value)) },
  },
} as const;

export type SiteSettingKey = keyof typeof siteSettings;
