import type { Language } from '#core/languages.ts';

export type Theme = 'auto' | 'light' | 'dark';

/** Defaults of a site for the options of a tool, by the names that the options have today. */
export type ToolDefaults = Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;

/** What a site is settled for, checked against what its template says of itself. */
export interface SiteSettings {
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
  /** `https://example.org`, to which the address of a page is added; empty if nobody said where the site stands. */
  readonly origin: string;
  /** Addresses of the owner; an empty one is not there. */
  readonly links: { readonly repository: string; readonly social: string; readonly support: string };
  readonly siteName: string;
  readonly showBanner: boolean;
  /** Ids of the tools that are not there, in the order of the facts. */
  readonly hidden: readonly string[];
  readonly toolDefaults: ToolDefaults;
  /** Whose pages a visitor gets who has chosen none. */
  readonly language: Language | undefined;
  readonly theme: Theme;
  /** What the owner says on the home page, as HTML that is safe, by language. Empty if he says nothing. */
  readonly homeText: Readonly<Partial<Record<Language, string>>>;
}
