import type en from '../../messages/en.json';

/** A sentence of `reference.meanings`. */
export type Meaning = keyof (typeof en)['reference']['meanings'];

/** A name of `reference.parts`, for fields that have no name in the record. */
export type PartWord = keyof (typeof en)['reference']['parts'];

/** A part of a record's data, and its purpose. */
export interface ExplainedPart {
  /** As written in the record, or a word. */
  readonly part: { readonly text: string } | { readonly word: PartWord };
  readonly value: string;
  /** True if the part is not in the record and applies by default. */
  readonly isDefault?: true;
  /** True if the value is a time in seconds. */
  readonly isDuration?: true;
  readonly meaning?: Meaning;
  /** The result of the qualifier of an SPF term. */
  readonly result?: Meaning;
  /** A name that is the same in all languages and replaces the meaning. */
  readonly literal?: string;
}

export const field = (word: PartWord, value: string, meaning?: Meaning): ExplainedPart => ({
  part: { word },
  value,
  ...(meaning ? { meaning } : {}),
});

/** A value whose meaning is a standard name. */
export const named = (word: PartWord, value: string, literal: string): ExplainedPart => ({ part: { word }, value, literal });

export const duration = (word: PartWord, value: string, meaning: Meaning): ExplainedPart => ({
  ...field(word, value, meaning),
  isDuration: true,
});
