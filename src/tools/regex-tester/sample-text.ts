import type { AST } from '@eslint-community/regexpp';
import type { RunContext } from '#core/context.ts';
import { uniformSource } from '#pure/random/uniform-random.ts';
import { CharacterChoices, type Draw } from './character-choices.ts';
import { lettersInside } from './modifiers.ts';

const TRIES = 50;
/** The maximum number of repetitions above the minimum for an unbounded quantifier. */
const MORE = 3;
const MAX_LENGTH = 100_000;
const MAX_STEPS = 400_000;

type Lookarounds = 'skipped' | 'written' | 'random';
/**
 * A lookaround may need its own text, or the surrounding text may already fulfill it. Only the expression can tell, so all modes are tried
 * in turn.
 */
const ways: readonly Lookarounds[] = ['skipped', 'written', 'random'];

/**
 * Generates a random text from the syntax tree, and tests it with the expression itself. Prefers a nonempty text. Returns `undefined` if no
 * try matches. May throw the engine's out-of-memory error.
 */
export function drawSampleText(tree: AST.Pattern, regex: RegExp, context: Pick<RunContext, 'randomBytes'>): string | undefined {
  const randomBelow = randomSource(context);
  const choices = new CharacterChoices(randomBelow);
  let empty: string | undefined;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const text = new SampleWriter(choices, randomBelow, ways[attempt % ways.length] ?? 'random').write(
      tree,
      regex.flags.replaceAll(/[dgy]/g, ''),
    );
    if (text === 'tooLong') return undefined;
    if (text === undefined) continue;
    regex.lastIndex = 0;
    if (!regex.test(text.sample)) continue;
    if (text.sample !== '') return text.sample;
    empty = '';
  }
  return empty;
}

/** Returns random integers. Each bound has its own source. */
function randomSource(context: Pick<RunContext, 'randomBytes'>): Draw {
  const sources = new Map<number, () => number>();
  return (bound) => {
    const source = sources.get(bound) ?? uniformSource(bound, context, 64);
    sources.set(bound, source);
    return source();
  };
}

type Task =
  | { readonly do: 'write'; readonly node: AST.Alternative | AST.Element; readonly letters: string }
  | { readonly do: 'repeat'; readonly node: AST.QuantifiableElement; readonly times: number; readonly letters: string }
  | { readonly do: 'capture'; readonly group: AST.CapturingGroup; readonly from: number };

/**
 * Writes one text. Uses a list of pending tasks instead of recursion, because patterns can be nested more deeply than the call stack
 * allows.
 */
class SampleWriter {
  readonly #choices: CharacterChoices;
  readonly #randomBelow: Draw;
  readonly #lookarounds: Lookarounds;
  readonly #waiting: Task[] = [];
  readonly #captures = new Map<AST.CapturingGroup, string>();
  #text = '';
  #isPossible = true;

  constructor(choices: CharacterChoices, randomBelow: Draw, lookarounds: Lookarounds) {
    this.#choices = choices;
    this.#randomBelow = randomBelow;
    this.#lookarounds = lookarounds;
  }

  /** Returns `undefined` if it reaches a class without characters. Another try may avoid that class. */
  write(pattern: AST.Pattern, letters: string): { readonly sample: string } | 'tooLong' | undefined {
    this.#writeOneOf(pattern.alternatives, letters);
    let steps = 0;
    for (let task = this.#waiting.pop(); task !== undefined; task = this.#waiting.pop()) {
      if (++steps > MAX_STEPS || this.#text.length > MAX_LENGTH) return 'tooLong';
      this.#work(task);
      if (!this.#isPossible) return undefined;
    }
    return { sample: this.#text };
  }

  #work(task: Task): void {
    switch (task.do) {
      case 'capture':
        this.#captures.set(task.group, this.#text.slice(task.from));
        break;
      case 'repeat':
        if (task.times > 1) this.#waiting.push({ ...task, times: task.times - 1 });
        this.#waiting.push({ do: 'write', node: task.node, letters: task.letters });
        break;
      case 'write':
        this.#write(task.node, task.letters);
    }
  }

  #write(node: AST.Alternative | AST.Element, letters: string): void {
    switch (node.type) {
      case 'Alternative':
        for (const element of node.elements.toReversed()) this.#waiting.push({ do: 'write', node: element, letters });
        break;
      case 'Group':
        this.#writeOneOf(node.alternatives, lettersInside(node, letters));
        break;
      case 'CapturingGroup':
        this.#waiting.push({ do: 'capture', group: node, from: this.#text.length });
        this.#writeOneOf(node.alternatives, letters);
        break;
      case 'Quantifier': {
        const times = node.min + this.#randomBelow(Math.min(node.max - node.min, MORE) + 1);
        if (times > 0) this.#waiting.push({ do: 'repeat', node: node.element, times, letters });
        break;
      }
      case 'Assertion':
        if ((node.kind === 'lookahead' || node.kind === 'lookbehind') && !node.negate && this.#writesLookaround()) {
          this.#writeOneOf(node.alternatives, letters);
        }
        break;
      case 'Backreference':
        this.#text += [node.resolved]
          .flat()
          .map((group) => this.#captures.get(group) ?? '')
          .join('');
        break;
      case 'Character':
        this.#text += String.fromCodePoint(node.value);
        break;
      default:
        this.#append(this.#choices.pick(node, letters.replaceAll('m', '')));
    }
  }

  #append(characters: string | undefined): void {
    if (characters === undefined) this.#isPossible = false;
    else this.#text += characters;
  }

  #writesLookaround(): boolean {
    return this.#lookarounds === 'random' ? this.#randomBelow(2) === 1 : this.#lookarounds === 'written';
  }

  #writeOneOf(alternatives: readonly AST.Alternative[], letters: string): void {
    const node = alternatives[this.#randomBelow(alternatives.length)];
    if (node) this.#waiting.push({ do: 'write', node, letters });
  }
}
