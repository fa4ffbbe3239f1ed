import { withCallRule } from './call-rule.ts';
import type { GrammarSymbol, Rule } from './rule.ts';

/** A grammar in the format of nearley's compiler. */
export interface CompiledGrammar {
  readonly ParserRules: readonly Rule[];
  readonly ParserStart: string;
}

export interface Token {
  readonly type: string;
  readonly text: string;
}

/** A rule whose first symbols have been matched. */
export interface Item {
  readonly id: number;
  readonly rule: Rule;
  /** The next expected symbol, or `undefined` if the rule is complete. */
  readonly symbol: GrammarSymbol | undefined;
  /** The item after the next symbol is matched. */
  readonly next: Item | undefined;
  /** The tokens that can follow in any context, as keys of `keyOf`. */
  readonly lookAhead: ReadonlySet<string>;
}

const END = 'the end';

const keyOf = (symbol: Exclude<GrammarSymbol, string>): string => ('type' in symbol ? symbol.type : `"${symbol.literal}"`);

/** Repeats a step that adds to the sets until they no longer change. */
function untilStable(sets: ReadonlyMap<string, Set<string>>, step: () => void): void {
  const size = (): number => [...sets.values()].reduce((sum, set) => sum + set.size, 0);
  for (let before = -1; before < size(); ) {
    before = size();
    step();
  }
}

const addAll = (set: Set<string> | undefined, more: Iterable<string>): void => {
  for (const each of more) set?.add(each);
};

/** A grammar with its FIRST and FOLLOW sets (Aho et al., Compilers, 4.4.2). */
export class Grammar {
  static readonly #known = new WeakMap<CompiledGrammar, Grammar>();
  readonly start: string;
  /** The tokens that a rule can begin with. Includes '' if the rule can be empty. */
  readonly #first: ReadonlyMap<string, Set<string>>;
  readonly #follow: ReadonlyMap<string, Set<string>>;
  readonly #literals: ReadonlySet<string>;
  readonly #beginnings: ReadonlyMap<string, readonly Item[]>;
  readonly #items: Item[] = [];
  readonly #possible = new Map<string, Uint8Array>();

  /** Compatible with nearley's function, but caches the result for each grammar. */
  static fromCompiled(compiled: CompiledGrammar): Grammar {
    const known = Grammar.#known.get(compiled) ?? new Grammar(compiled);
    Grammar.#known.set(compiled, known);
    return known;
  }

  private constructor({ ParserRules, ParserStart: start }: CompiledGrammar) {
    this.start = start;
    const rules = withCallRule(ParserRules);
    const symbols = rules.flatMap((rule) => rule.symbols);
    this.#literals = new Set(symbols.flatMap((symbol) => (typeof symbol === 'object' && 'literal' in symbol ? [symbol.literal] : [])));
    this.#first = new Map(rules.map(({ name }) => [name, new Set<string>()]));
    untilStable(this.#first, () => {
      for (const rule of rules) addAll(this.#first.get(rule.name), this.#firstOf(rule.symbols));
    });
    this.#follow = new Map(rules.map(({ name }) => [name, new Set(name === start ? [END] : [])]));
    untilStable(this.#follow, () => {
      for (const rule of rules) {
        for (const [index, symbol] of rule.symbols.entries()) {
          if (typeof symbol === 'string') addAll(this.#follow.get(symbol), this.#lookAhead(rule, index + 1));
        }
      }
    });
    this.#beginnings = Map.groupBy(
      rules.map((rule) => this.#itemOf(rule)),
      ({ rule }) => rule.name,
    );
  }

  #firstOf(symbols: readonly GrammarSymbol[]): ReadonlySet<string> {
    const first = new Set<string>();
    for (const symbol of symbols) {
      const own = typeof symbol === 'string' ? this.#first.get(symbol) : [keyOf(symbol)];
      addAll(first, own ?? []);
      if (!first.delete('')) return first;
    }
    return first.add('');
  }

  #lookAhead(rule: Rule, read: number): ReadonlySet<string> {
    const first = new Set(this.#firstOf(rule.symbols.slice(read)));
    if (first.delete('')) addAll(first, this.#follow.get(rule.name) ?? []);
    return first;
  }

  #itemOf(rule: Rule): Item {
    let next: Item | undefined;
    for (let read = rule.symbols.length; read >= 0; read--) {
      next = { id: this.#items.length, rule, symbol: rule.symbols[read], next, lookAhead: this.#lookAhead(rule, read) };
      this.#items.push(next);
    }
    return next as Item; // the loop runs at least once
  }

  /** The items of a rule before any symbol is matched. */
  beginnings(name: string): readonly Item[] {
    return this.#beginnings.get(name) ?? [];
  }

  /** For each item, by id, whether it can continue with this token or, without a token, whether it can be at the end. */
  possibleBefore(token: Token | undefined): Uint8Array {
    const name = token ? `${token.type}${this.#literals.has(token.text) ? token.text : ''}` : END;
    const known = this.#possible.get(name);
    if (known) return known;
    const keys = token ? [keyOf(token), keyOf({ literal: token.text })] : [END];
    const possible = Uint8Array.from(this.#items, ({ lookAhead }) => Number(keys.some((key) => lookAhead.has(key))));
    this.#possible.set(name, possible);
    return possible;
  }
}
