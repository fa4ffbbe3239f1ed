import { readQuery } from './rank.ts';

export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
  /** The start index in UTF-16 code units. */
  readonly at: number;
}

const escape = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Splits a name into parts that match the words of a query and the parts between. Joined, the parts are the name. */
export function matchedParts(name: string, query: string, stops: ReadonlySet<string>): readonly Part[] {
  const words = query.trim() === '' ? [] : readQuery(query, stops).words;
  if (words.length === 0) return [{ text: name, isMatch: false, at: 0 }];
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  let at = 0;
  return name
    .split(new RegExp(`(${longestFirst.map(escape).join('|')})`, 'giu'))
    .map((text, index) => {
      const part = { text, isMatch: index % 2 === 1, at };
      at += text.length;
      return part;
    })
    .filter(({ text }) => text !== '');
}
