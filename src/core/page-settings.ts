import type { Language } from './languages.ts';

/** A site's defaults for the options of tools, by tool and option name. */
export type ToolDefaults = Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;

/** A condition for a part of a page: the site has a tool, a tool of a category, or one of several tools, or its owner has set something. */
export type SiteCondition =
  | `tool:${string}`
  | `group:${string}`
  | `any:${string}`
  | `link:${'repository' | 'social' | 'support'}`
  | 'banner'
  | 'home-text'
  | 'site-url';

/**
 * The site settings of a page, in a data block with the id `settings`. It contains only values that differ from the built-in ones. The base
 * path, the default language, and the default theme are attributes of `<html>`, because they are needed before the first paint.
 */
export interface PageSettings {
  /** The ids of the hidden tools. */
  readonly hidden?: readonly string[];
  readonly links?: Readonly<Partial<Record<'repository' | 'social' | 'support', string>>>;
  readonly siteName?: string;
  readonly showBanner?: boolean;
  readonly language?: Language;
  readonly toolDefaults?: ToolDefaults;
  /** HTML by language, because a page can switch its language without reloading. */
  readonly homeText?: Readonly<Partial<Record<Language, string>>>;
}

/** A slot in a page that is filled when the site is rendered: the number of tools in a category, or the owner's text for the home page. */
export type SiteSlot = `count:${string}` | 'home-text';
