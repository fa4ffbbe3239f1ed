import type { AST } from '@eslint-community/regexpp';

/** A pattern element that matches one character of a set: `.`, `\d`, `\p{L}`, `[a-z]`. */
export type CharacterNode = AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

/** Returns a random integer from 0 to `bound` - 1. */
export type Draw = (bound: number) => number;

const PRINTABLE = charactersBetween(0x20, 0x7e);

/** One sequence for each property of strings (ECMA-262, table 69), which cannot be found by testing single code points. */
const SEQUENCES = ['1️⃣', '🇫🇷', '👍🏽', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '👩‍🔬'];

function charactersBetween(first: number, last: number): string {
  const BLOCK = 4096; // the number of arguments in one call
  let text = '';
  for (let start = first; start <= last; start += BLOCK) {
    text += String.fromCodePoint(...Array.from({ length: Math.min(BLOCK, last + 1 - start) }, (_, index) => start + index));
  }
  return text;
}

/** All code points. Lone surrogates are separate, and low ones precede high ones so that no two form a pair. */
let everything: { readonly basic: string; readonly others: string; readonly surrogates: string } | undefined;
const everyCharacter = () =>
  (everything ??= {
    basic: charactersBetween(0, 0xd7ff) + charactersBetween(0xe000, 0xffff),
    others: charactersBetween(0x10000, 0x10ffff),
    surrogates: charactersBetween(0xdc00, 0xdfff) + charactersBetween(0xd800, 0xdbff),
  });

/** Picks random characters that the engine itself matches with a class, preferably printable ASCII. */
export class CharacterChoices {
  readonly #known = new Map<string, readonly string[]>();
  readonly #randomBelow: Draw;

  constructor(randomBelow: Draw) {
    this.#randomBelow = randomBelow;
  }

  /**
   * Returns a random character, or a string for a class with strings, or `undefined` for an empty class. `letters` are the flags in effect
   * at the node.
   */
  pick(node: CharacterNode, letters: string): string | undefined {
    const key = `/${node.raw}/${letters}`;
    const known = this.#known.get(key) ?? this.#easy(node, letters);
    this.#known.set(key, known);
    return known.length > 0 ? known[this.#randomBelow(known.length)] : this.#anyOf(node, letters);
  }

  #easy(node: CharacterNode, letters: string): readonly string[] {
    const printable = PRINTABLE.match(new RegExp(node.raw, `g${letters}`));
    if (printable !== null) return printable;
    const whole = new RegExp(`^(?:${node.raw})$`, letters);
    return [...stringsIn(node), ...SEQUENCES].filter((string) => whole.test(string));
  }

  /** Searches all of Unicode from a random position. */
  #anyOf(node: CharacterNode, letters: string): string | undefined {
    const regex = new RegExp(node.raw, `g${letters}`);
    const isUnicode = regex.unicode || regex.unicodeSets;
    const { basic, others, surrogates } = everyCharacter();
    for (const text of [basic, isUnicode ? others : '', surrogates]) {
      for (const start of [this.#randomBelow(text.length + 1), 0]) {
        regex.lastIndex = start;
        const found = regex.exec(text);
        if (found) return found[0];
      }
    }
    return undefined;
  }
}

/** The strings in a class, as in `\q{abc|d}`. */
function stringsIn(node: AST.Node): readonly string[] {
  const strings: string[] = [];
  const waiting: AST.Node[] = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    switch (next.type) {
      case 'CharacterClass':
        waiting.push(...next.elements);
        break;
      case 'ExpressionCharacterClass':
        waiting.push(next.expression);
        break;
      case 'ClassIntersection':
      case 'ClassSubtraction':
        waiting.push(next.left, next.right);
        break;
      case 'ClassStringDisjunction':
        waiting.push(...next.alternatives);
        break;
      case 'StringAlternative':
        strings.push(String.fromCodePoint(...next.elements.map(({ value }) => value)));
        break;
      default:
    }
  }
  return strings;
}
