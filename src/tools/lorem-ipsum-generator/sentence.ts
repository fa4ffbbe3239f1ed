/** A word and the mark directly after it, such as a comma. */
export interface Token {
  readonly word: string;
  readonly mark: string;
}

export type Sentence = readonly Token[];

/** The words of the classic beginning. */
export const LOREM_WORDS = 'Lorem ipsum dolor sit amet consectetur adipiscing elit'.split(' ');
