import type { Searchable } from './entry.ts';
import { wordsOf } from './rank.ts';

interface ToolTexts {
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
  readonly description: string;
  readonly more?: string;
  /** Between commas, the most telling first. */
  readonly keywords: string;
  readonly category: string;
  readonly redirectFrom?: readonly string[] | undefined;
}

/** What a tool is found by. Who knows it by a former path finds it too. */
export const searchableTool = ({ id, keywords, redirectFrom = [], ...texts }: ToolTexts): Searchable => ({
  ...texts,
  keywords: [...keywords.split(',').map((keyword) => keyword.trim()), ...[id, ...redirectFrom].flatMap(wordsOf)],
});
