import type { Sentence } from './sentence.ts';

/** Which words of a paragraph stand out in Markdown, counted from 0 over all of its sentences. */
export interface Emphasis {
  readonly bold?: number | undefined;
  readonly italic?: number | undefined;
  readonly link?: number | undefined;
}

/** A part of the text; a list has one item for each sentence. */
export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'quote' | 'bullets' | 'numbers';
  readonly sentences: readonly Sentence[];
  readonly emphasis?: Emphasis;
}
