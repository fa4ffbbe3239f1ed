/** An expected symbol of a rule: another rule by name, or a token by type or text. */
export type GrammarSymbol = string | { readonly type: string } | { readonly literal: string };

export interface Rule {
  readonly name: string;
  readonly symbols: readonly GrammarSymbol[];
  /** Computes the value of the rule from those of its symbols. The default is the list of values. */
  readonly postprocess?: (values: readonly unknown[]) => unknown;
}
