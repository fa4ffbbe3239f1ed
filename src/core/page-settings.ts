import type { Language } from './languages.ts';

/** Defaults of a site for the options of tools, by tool and by name of the option. */
export type ToolDefaults = Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;

/** What must hold for a site to have a part of a page: that it shows a tool, one of a category or one of several; that its owner said something. */
export type SiteCondition =
  | `tool:${string}`
  | `group:${string}`
  | `any:${string}`
  | `link:${'repository' | 'social' | 'support'}`
  | 'banner'
  | 'home-text'
  | 'site-url';

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
  /** HTML by language: a page is shown in another one without being loaded anew. */
  readonly homeText?: Readonly<Partial<Record<Language, string>>>;
}

/** What a settled page has in the place of a mark: how many tools of a category there are, or what the owner says on the home page. */
export type SiteSlot = `count:${string}` | 'home-text';
