/** A word and what stands right behind it, such as a comma. */
export interface Token {
  readonly word: string;
  readonly mark: string;
}

export type Sentence = readonly Token[];

/** The classic beginning, as far as so many words go. */
export const LOREM_WORDS = 'Lorem ipsum dolor sit amet consectetur adipiscing elit'.split(' ');
