import type { Declaration } from '#core/declaration.ts';
import type { CategoryId } from '#core/tool.ts';

/** The facts about a tool that an adapter has before it loads the tool's code. */
export interface CatalogueTool {
  readonly id: string;
  readonly category: CategoryId;
  /** Without slashes. */
  readonly formerPaths: readonly string[];
  /** The declaration as JSON, without `propertiesHoldWhere`, which only tests read. */
  readonly declaration: Declaration;
}

/** All tools, in the order of their ids. */
export type Catalogue = readonly CatalogueTool[];

export interface Listing {
  readonly name: string;
  readonly short: string;
  readonly description: string;
  readonly keywords: string;
}

/** The listings by tool id. */
export type Listings = Readonly<Record<string, Listing>>;

/** Whether a text is the beginning of the id or of a word in it: `base64-s`, `roman`, `subnet`. */
const begins = (id: string, prefix: string): boolean => id.startsWith(prefix) || id.includes(`-${prefix}`);

/**
 * Finds the tools for a name: the tool with this id or former path; otherwise all tools whose id begins with it; otherwise all tools with a
 * word in their id that begins with it.
 */
export function toolsNamed(catalogue: Catalogue, name: string): readonly CatalogueTool[] {
  const exact = catalogue.find(({ id, formerPaths }) => id === name || formerPaths.includes(name));
  if (exact) return [exact];
  if (name === '') return [];
  const first = catalogue.filter(({ id }) => id.startsWith(name));
  return first.length > 0 ? first : catalogue.filter(({ id }) => begins(id, name));
}

/** The tools whose id and listing together contain all of the words. */
export const toolsAbout = (catalogue: Catalogue, listings: Listings, words: readonly string[]): Catalogue =>
  catalogue.filter(({ id }) => {
    const { name = '', short = '', description = '', keywords = '' } = listings[id] ?? {};
    const text = [id, name, short, description, keywords].join('\n').toLowerCase();
    return words.every((word) => text.includes(word.toLowerCase()));
  });
