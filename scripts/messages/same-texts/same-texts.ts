/** Words or whole texts (without placeholders, digits and signs) that a language has as English has them, and why. */
export interface SameTexts {
  readonly reason: string;
  /** Separated by blanks. A text that is made of such words alone is the same by right. */
  readonly words?: string;
  /** Separated by `|`. */
  readonly texts?: string;
}
