/** The facts that the code needs about a language besides its texts. Each language has its own file. */
export interface LanguageFacts {
  /** The language's name for itself. */
  readonly name: string;
  /** The direction of its script. */
  readonly direction: 'ltr' | 'rtl';
  /** The separator between list items, including any space. */
  readonly betweenItems: string;
  /** The separator between two sentences. */
  readonly betweenSentences: string;
  /** Lowercase letters and signs that searches treat as another character. Both are single characters. Accents need no entry. */
  readonly spellings: Readonly<Record<string, string>>;
}
