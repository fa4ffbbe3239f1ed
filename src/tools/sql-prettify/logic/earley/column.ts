import type { Grammar, Item, Token } from './grammar.ts';

/** A rule read so far, from some place of the text on. */
export interface State {
  readonly item: Item;
  readonly from: number;
  /** The states that asked for the rule there. */
  readonly wantedBy: readonly State[];
  /** The state with one symbol less, and the value of that symbol. */
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

/** All that the text up to a place can be, of what can go on with the token there. */
export class Column {
  /** The states that ask for a token. */
  readonly asking: State[] = [];
  /** The values of the rules that have ended here, by their name, if they began here, too: the empty ones. */
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

  /** A state that has got what it asked for. */
  advance(left: State, value: unknown): void {
    const { next } = left.item;
    if (next && this.#possible[next.id] === 1) this.#states.push({ item: next, from: left.from, wantedBy: left.wantedBy, left, value });
  }

  /** Begins with the rules of a name. */
  predict(name: string, wantedBy: State[]): void {
    this.#wanted.set(name, wantedBy);
    for (const item of this.#grammar.beginnings(name)) {
      if (this.#possible[item.id] === 1) this.#states.push({ item, from: this.#index, wantedBy, left: undefined, value: undefined });
    }
  }

  /** Follows every state to the tokens that it asks for; gives the values that the whole text has up to here. */
  follow(): readonly unknown[] {
    const results: unknown[] = [];
    // States are added meanwhile.
    for (const state of this.#states) {
      const { symbol, rule } = state.item;
      if (symbol === undefined) {
        const value = valueOf(state);
        if (state.from === this.#index) this.#keepEmpty(rule.name, value);
        if (state.from === 0 && rule.name === this.#grammar.start) results.push(value);
        for (const left of state.wantedBy) this.advance(left, value);
      } else if (typeof symbol === 'string') this.#ask(state, symbol);
      else this.asking.push(state);
    }
    return results;
  }

  #ask(state: State, name: string): void {
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
