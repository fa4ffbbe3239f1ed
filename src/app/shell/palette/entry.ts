import type { SaidRow } from '../../features/detection/say-rows.ts';

/** The groups of the palette in display order. */
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

/** The searchable texts of an entry. */
export interface Searchable {
  readonly name: string;
  /** The English name, which is searched in every language. */
  readonly englishName?: string | undefined;
  readonly description: string;
  /** Further text about the entry, which is searched like the description but not displayed. */
  readonly more?: string | undefined;
  /** The most significant keywords first. */
  readonly keywords: readonly string[];
  /** The translated category of a tool. */
  readonly category: string;
}

/** A detected answer in the visitor's language. */
export interface FoundAnswer extends SaidRow {
  readonly isSuggestion: boolean;
  /** The text to copy. */
  readonly copy: string | undefined;
}

/** An entry of the palette: opens a page of this site or another one, runs an action, or starts a search. */
export interface PaletteEntry extends Searchable {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly icon: string;
  /** A shortcut for the same action, such as `Mod J`. */
  readonly keys?: string | undefined;
  /** The tool that the entry opens. */
  readonly toolId?: string | undefined;
  /** A detected answer, displayed instead of the name and description. */
  readonly found?: FoundAnswer | undefined;
  readonly target:
    | { readonly to: string }
    | { readonly href: string }
    | { readonly run: () => void }
    | { readonly search: string }
    /** Opens a tool with the content. Rejects if the content cannot be read. */
    | { readonly hand: () => Promise<void> };
}
