import type { Language } from '#core/languages.ts';

export type Theme = 'auto' | 'light' | 'dark';

/** A site's defaults for the options of tools, by the current option names. */
export type ToolDefaults = Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;

/** The settings of a site, checked against the facts of its template. */
export interface SiteSettings {
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
  /** The origin, such as `https://example.org`, which precedes the path of a page. Empty if the address of the site is unknown. */
  readonly origin: string;
  /** The owner's links. An empty one is not displayed. */
  readonly links: { readonly repository: string; readonly social: string; readonly support: string };
  readonly siteName: string;
  readonly showBanner: boolean;
  /** The ids of the hidden tools, in the order of the facts. */
  readonly hidden: readonly string[];
  readonly toolDefaults: ToolDefaults;
  /** The language for visitors who have not chosen one. */
  readonly language: Language | undefined;
  readonly theme: Theme;
  /** The owner's text for the home page, as safe HTML by language. */
  readonly homeText: Readonly<Partial<Record<Language, string>>>;
}
