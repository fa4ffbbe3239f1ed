/** What a rule asks for at one place: another rule by its name, or a token by its type or its text. */
export type GrammarSymbol = string | { readonly type: string } | { readonly literal: string };

export interface Rule {
  readonly name: string;
  readonly symbols: readonly GrammarSymbol[];
  /** Makes the rule's value of those of its symbols; they are the value themselves if it is left out. */
  readonly postprocess?: (values: readonly unknown[]) => unknown;
}
