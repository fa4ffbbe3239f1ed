import type { Declaration } from '#core/declaration.ts';
import type { CategoryId } from '#core/tool.ts';

/** A tool, as a door knows it before it loads its work. */
export interface CatalogueTool {
  readonly id: string;
  readonly category: CategoryId;
  /** Without slashes. */
  readonly formerPaths: readonly string[];
  /** As JSON has it: the laws of its operations, which only tests read, are not in it. */
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

/** By the id of the tool. */
export type Listings = Readonly<Record<string, Listing>>;

/** Whether it begins the id, or a word of it: `base64-s`, `roman`, `subnet`. */
const begins = (id: string, said: string): boolean => id.startsWith(said) || id.includes(`-${said}`);

/**
 * The tools that a name may mean: the one that has it as its id or had it as a path, else all of which it begins the id or a word of the id; of
 * these, those that begin with it before any others.
 */
export function toolsNamed(catalogue: Catalogue, said: string): readonly CatalogueTool[] {
  const exact = catalogue.find(({ id, formerPaths }) => id === said || formerPaths.includes(said));
  if (exact) return [exact];
  if (said === '') return [];
  const first = catalogue.filter(({ id }) => id.startsWith(said));
  return first.length > 0 ? first : catalogue.filter(({ id }) => begins(id, said));
}

/** The tools in whose id or listing all of the words stand. */
export const toolsAbout = (catalogue: Catalogue, listings: Listings, words: readonly string[]): Catalogue =>
  catalogue.filter(({ id }) => {
    const { name = '', short = '', description = '', keywords = '' } = listings[id] ?? {};
    const text = [id, name, short, description, keywords].join('\n').toLowerCase();
    return words.every((word) => text.includes(word.toLowerCase()));
  });
