import type { SaidRow } from '../detection/say-rows.ts';

/** The groups of the palette, in their order. */
export const paletteGroups = [
  'answers',
  'more',
  'any',
  'presets',
  'recent',
  'favorites',
  'thisTool',
  'tools',
  'actions',
  'pages',
  'external',
] as const;

export type PaletteGroup = (typeof paletteGroups)[number];

/** What can be searched for. */
export interface Searchable {
  readonly name: string;
  /** Found in every language. */
  readonly englishName?: string | undefined;
  readonly description: string;
  /** What else its page says of it: searched as the description is, and not shown. */
  readonly more?: string | undefined;
  /** The most telling first. */
  readonly keywords: readonly string[];
  /** The category of a tool, in words. */
  readonly category: string;
}

/** A finding in words, and whether it is a suggestion only. */
export interface FoundAnswer extends SaidRow {
  readonly isSuggestion: boolean;
  /** What is copied of it. */
  readonly copy: string | undefined;
}

/** A line of the palette. It leads to a page of the site, to another site, does something, or has something searched for. */
export interface PaletteEntry extends Searchable {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly icon: string;
  /** The keys that do it, too, such as `Mod J`. */
  readonly keys?: string | undefined;
  /** The tool that it opens. */
  readonly toolId?: string | undefined;
  /** What was recognized in what is asked, instead of name and description. */
  readonly found?: FoundAnswer | undefined;
  readonly target:
    | { readonly to: string }
    | { readonly href: string }
    | { readonly run: () => void }
    | { readonly search: string }
    /** Opens a tool with what was brought; rejects where that cannot be read. */
    | { readonly hand: () => Promise<void> };
}
