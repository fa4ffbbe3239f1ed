import type { ChoiceField, FlagField, NumberField, TextField } from '#core/fields.ts';
import type { Language } from '#core/languages.ts';

/** An option that a site can set a default of: no input, no secret, no file. */
export type OptionFacts = ChoiceField | FlagField | NumberField | TextField;

/** What is to be known of a tool to settle a site. */
export interface ToolFacts {
  readonly id: string;
  readonly category: string;
  /** Its ids before, without slashes. */
  readonly former: readonly string[];
  readonly options: Readonly<Record<string, OptionFacts>>;
}

/** What a template says of itself in `site.json`: who settles it knows no tool, page or language otherwise. */
export interface SiteFacts {
  readonly version: string;
  /** Whether the tracker is built in, and the origin that it speaks to; an empty text if there is none. */
  readonly trackerOrigin: string;
  /** English first, as in the menu. */
  readonly languages: readonly Language[];
  /** The names of pages that are no tool's: '' for the home page, `about`, … */
  readonly pages: readonly string[];
  readonly tools: readonly ToolFacts[];
  /** The day of what is built, as an ISO date. */
  readonly builtOn: string;
}
