import type { Grammar, Item, Token } from './grammar.ts';

/** A partially matched rule and its starting position in the text. */
export interface State {
  readonly item: Item;
  readonly from: number;
  /** The states that expect the rule at that position. */
  readonly wantedBy: readonly State[];
  /** The state before the last symbol was matched, and the value of that symbol. */
  readonly left: State | undefined;
  readonly value: unknown;
}

function valueOf(complete: State): unknown {
  const values: unknown[] = [];
  for (let state = complete; state.left; state = state.left) values.push(state.value);
  values.reverse();
  const { postprocess } = complete.item.rule;
  return postprocess ? postprocess(values) : values;
}

/** The parser states at a position, limited to those that can continue with the next token. */
export class Column {
  /** The states that expect a token. */
  readonly asking: State[] = [];
  /** The values of empty rules at this position, by rule name. */
  readonly #empty = new Map<string, unknown[]>();
  readonly #wanted = new Map<string, State[]>();
  readonly #states: State[] = [];
  readonly #grammar: Grammar;
  readonly #index: number;
  readonly #possible: Uint8Array;

  constructor(grammar: Grammar, index: number, following: Token | undefined) {
    this.#grammar = grammar;
    this.#index = index;
    this.#possible = grammar.possibleBefore(following);
  }

  /** Advances a state past the symbol that it expected. */
  advance(left: State, value: unknown): void {
    const { next } = left.item;
    if (next && this.#possible[next.id] === 1) this.#states.push({ item: next, from: left.from, wantedBy: left.wantedBy, left, value });
  }

  /** Adds the initial states of a rule. */
  predict(name: string, wantedBy: State[]): void {
    this.#wanted.set(name, wantedBy);
    for (const item of this.#grammar.beginnings(name)) {
      if (this.#possible[item.id] === 1) this.#states.push({ item, from: this.#index, wantedBy, left: undefined, value: undefined });
    }
  }

  /** Expands all states until only expected tokens remain. Returns the values of complete parses up to this position. */
  follow(): readonly unknown[] {
    const results: unknown[] = [];
    // The loop also visits states added during iteration.
    for (const state of this.#states) {
      const { symbol, rule } = state.item;
      if (symbol === undefined) {
        const value = valueOf(state);
        if (state.from === this.#index) this.#keepEmpty(rule.name, value);
        if (state.from === 0 && rule.name === this.#grammar.start) results.push(value);
        for (const left of state.wantedBy) this.advance(left, value);
      } else if (typeof symbol === 'string') this.#predict(state, symbol);
      else this.asking.push(state);
    }
    return results;
  }

  #predict(state: State, name: string): void {
    const wanted = this.#wanted.get(name);
    if (!wanted) return this.predict(name, [state]);
    wanted.push(state);
    for (const value of this.#empty.get(name) ?? []) this.advance(state, value);
  }

  #keepEmpty(name: string, value: unknown): void {
    const known = this.#empty.get(name);
    if (known) known.push(value);
    else this.#empty.set(name, [value]);
  }
}
