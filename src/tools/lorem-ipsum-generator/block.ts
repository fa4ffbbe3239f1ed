import type { Sentence } from './sentence.ts';

/** The emphasized words of a Markdown paragraph, counted from 0 across all of its sentences. */
export interface Emphasis {
  readonly bold?: number | undefined;
  readonly italic?: number | undefined;
  readonly link?: number | undefined;
}

/** A part of the text. A list has one item for each sentence. */
export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'quote' | 'bullets' | 'numbers';
  readonly sentences: readonly Sentence[];
  readonly emphasis?: Emphasis;
}
