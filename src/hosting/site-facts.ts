import type { ChoiceField, FlagField, NumberField, TextField } from '#core/fields.ts';
import type { Language } from '#core/languages.ts';

/** An option for which a site can set a default. Excludes inputs, secrets, and files. */
export type OptionFacts = ChoiceField | FlagField | NumberField | TextField;

/** The facts about a tool that are needed to render a site. */
export interface ToolFacts {
  readonly id: string;
  readonly category: string;
  /** Its former ids, without slashes. */
  readonly former: readonly string[];
  readonly options: Readonly<Record<string, OptionFacts>>;
}

/** The content of a template's `site.json`, with everything that rendering a site needs to know about its tools, pages, and languages. */
export interface SiteFacts {
  readonly version: string;
  /** The origin of the analytics service; an empty string if the build has no analytics. */
  readonly trackerOrigin: string;
  /** The languages in menu order, English first. */
  readonly languages: readonly Language[];
  /** The names of the pages that do not belong to a tool: '' for the home page, `about`, … */
  readonly pages: readonly string[];
  readonly tools: readonly ToolFacts[];
  /** The date of the build, as an ISO date. */
  readonly builtOn: string;
}
