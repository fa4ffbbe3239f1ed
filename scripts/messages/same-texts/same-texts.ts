/** Words or whole texts (without placeholders, digits, and symbols) that are the same in a language as in English, and the reason. */
export interface SameTexts {
  readonly reason: string;
  /** Separated by spaces. A text that consists only of such words may be the same. */
  readonly words?: string;
  /** Separated by `|`. */
  readonly texts?: string;
}
