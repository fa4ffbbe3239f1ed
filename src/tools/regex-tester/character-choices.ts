import type { AST } from '@eslint-community/regexpp';

/** What stands for one character in a pattern and may be several: `.`, `\d`, `\p{L}`, `[a-z]`. */
export type CharacterNode = AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

/** A whole number from 0 to `bound` - 1. */
export type Draw = (bound: number) => number;

const PRINTABLE = charactersBetween(0x20, 0x7e);

/** One sequence for each property of strings (ECMA-262, table 69): their sets are not to be found by single code points. */
const SEQUENCES = ['1️⃣', '🇫🇷', '👍🏽', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '👩‍🔬'];

function charactersBetween(first: number, last: number): string {
  const BLOCK = 4096; // arguments of one call
  let text = '';
  for (let start = first; start <= last; start += BLOCK) {
    text += String.fromCodePoint(...Array.from({ length: Math.min(BLOCK, last + 1 - start) }, (_, index) => start + index));
  }
  return text;
}

/** Every code point. Lone surrogates stand apart and low before high, so that no two of them make a pair. */
let everything: { readonly basic: string; readonly others: string; readonly surrogates: string } | undefined;
const everyCharacter = () =>
  (everything ??= {
    basic: charactersBetween(0, 0xd7ff) + charactersBetween(0xe000, 0xffff),
    others: charactersBetween(0x10000, 0x10ffff),
    surrogates: charactersBetween(0xdc00, 0xdfff) + charactersBetween(0xd800, 0xdbff),
  });

/** Draws characters that the engine itself says to be in a class: printable ASCII where there is any. */
export class CharacterChoices {
  readonly #known = new Map<string, readonly string[]>();
  readonly #draw: Draw;

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  /** A character, or in a class with strings a string; `undefined` for the empty class. `letters` are the flags in force at the node. */
  pick(node: CharacterNode, letters: string): string | undefined {
    const key = `/${node.raw}/${letters}`;
    const known = this.#known.get(key) ?? this.#easy(node, letters);
    this.#known.set(key, known);
    return known.length > 0 ? known[this.#draw(known.length)] : this.#anyOf(node, letters);
  }

  #easy(node: CharacterNode, letters: string): readonly string[] {
    const printable = PRINTABLE.match(new RegExp(node.raw, `g${letters}`));
    if (printable !== null) return printable;
    const whole = new RegExp(`^(?:${node.raw})$`, letters);
    return [...stringsIn(node), ...SEQUENCES].filter((string) => whole.test(string));
  }

  /** One of the whole of Unicode, the next one after a random place. */
  #anyOf(node: CharacterNode, letters: string): string | undefined {
    const regex = new RegExp(node.raw, `g${letters}`);
    const isUnicode = regex.unicode || regex.unicodeSets;
    const { basic, others, surrogates } = everyCharacter();
    for (const text of [basic, isUnicode ? others : '', surrogates]) {
      for (const start of [this.#draw(text.length + 1), 0]) {
        regex.lastIndex = start;
        const found = regex.exec(text);
        if (found) return found[0];
      }
    }
    return undefined;
  }
}

/** The strings that a class names: `\q{abc|d}`. */
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
