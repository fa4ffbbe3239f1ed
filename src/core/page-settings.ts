import type { Language } from './languages.ts';

/** Defaults of a site for the options of tools, by tool and by name of the option. */
export type ToolDefaults = Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;

/**
 * What a page says of the settings of its site, in a data block with the id `settings`: each only where it differs from what is built in. The
 * base path, the default language and the default theme are attributes of `<html>`, since they are asked for before the first paint.
 */
export interface PageSettings {
  /** Ids of the tools that are not there. */
  readonly hidden?: readonly string[];
  readonly links?: Readonly<Partial<Record<'repository' | 'social' | 'support', string>>>;
  readonly siteName?: string;
  readonly showBanner?: boolean;
  readonly language?: Language;
  readonly toolDefaults?: ToolDefaults;
  /** HTML of the page's language; of the page that stands for all, by language. */
  readonly homeText?: string | Readonly<Partial<Record<Language, string>>>;
}
