/** What the code has to know of a language beside its texts: each language says it in a file of its own. */
export interface LanguageFacts {
  /** As the language itself calls itself. */
  readonly name: string;
  /** How its script runs: from left to right, or from right to left. */
  readonly direction: 'ltr' | 'rtl';
  /** What stands between the items of a list, with its blank. */
  readonly betweenItems: string;
  /** What stands between two whole sentences. */
  readonly betweenSentences: string;
  /** Small letters and signs that searches compare as others: each is one character. Accents need not be named. */
  readonly spellings: Readonly<Record<string, string>>;
}
