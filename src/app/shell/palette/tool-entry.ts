import type { Searchable } from './entry.ts';
import { wordsOf } from './rank.ts';

interface ToolTexts {
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
  readonly description: string;
  readonly more?: string;
  /** Comma-separated, with the most significant keyword first. */
  readonly keywords: string;
  readonly category: string;
  readonly redirectFrom?: readonly string[] | undefined;
}

/** The texts that a search for a tool uses. Its id and former paths count as keywords. */
export const searchableTool = ({ id, keywords, redirectFrom = [], ...texts }: ToolTexts): Searchable => ({
  ...texts,
  keywords: [...keywords.split(',').map((keyword) => keyword.trim()), ...[id, ...redirectFrom].flatMap(wordsOf)],
});
