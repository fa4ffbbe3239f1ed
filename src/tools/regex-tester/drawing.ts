/** The words in a diagram, which the page translates. */
export type DrawingWord =
  | 'anyCharacter'
  | 'anyButLineBreak'
  | 'noCharacter'
  | 'digit'
  | 'notDigit'
  | 'wordCharacter'
  | 'notWordCharacter'
  | 'space'
  | 'notSpace'
  | 'oneOf'
  | 'noneOf'
  | 'startOfText'
  | 'endOfText'
  | 'startOfLine'
  | 'endOfLine'
  | 'wordBoundary'
  | 'notWordBoundary'
  | 'group'
  | 'namedGroup'
  | 'modifiers'
  | 'sameAs'
  | 'followedBy'
  | 'notFollowedBy'
  | 'precededBy'
  | 'notPrecededBy';

export interface DrawingLabel {
  readonly word: DrawingWord;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A diagram of a regular expression before layout, as plain data that can be sent from the worker to the page. */
export type Drawing =
  /** Literal characters. */
  | { readonly kind: 'text'; readonly text: string }
  /** One character of a set, or the text of a group. */
  | { readonly kind: 'set'; readonly label: DrawingLabel }
  /** A position between two characters. */
  | { readonly kind: 'place'; readonly label: DrawingLabel }
  | { readonly kind: 'sequence'; readonly parts: readonly Drawing[] }
  | { readonly kind: 'choice'; readonly parts: readonly Drawing[] }
  /** `max` is `null` if there is no upper limit. */
  | { readonly kind: 'repeat'; readonly part: Drawing; readonly min: number; readonly max: number | null; readonly isGreedy: boolean }
  | { readonly kind: 'box'; readonly label: DrawingLabel; readonly part: Drawing };
