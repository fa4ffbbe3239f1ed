import type { AST } from '@eslint-community/regexpp';
import { fail, ok, type Result } from '#core/result.ts';
import type { Drawing, DrawingLabel, DrawingWord } from './drawing.ts';
import { lettersInside } from './modifiers.ts';
import { cut, labelOfSet } from './set-label.ts';
import { joinSurrogates, shownCharacter } from './shown-characters.ts';

// Larger diagrams are not useful, and recursion is safe up to this depth.
const MAX_LEVELS = 80;
const MAX_NODES = 2000;

/**
 * Creates the diagram of a pattern. Error: `tooLargeToDraw` for more than 2,000 syntax nodes or 80 levels. A group and its alternatives
 * count as two levels.
 */
export function outline(tree: AST.Pattern, letters: string): Result<Drawing, 'tooLargeToDraw'> {
  const nodes = nodesOf(tree);
  if (nodes === undefined) return fail('tooLargeToDraw');
  return ok(new Outliner(nodes).choice(tree.alternatives, letters));
}

/** All nodes, level by level, or `undefined` if there are too many. */
export function nodesOf(tree: AST.Pattern): readonly AST.Node[] | undefined {
  const nodes: AST.Node[] = [];
  let level: readonly AST.Node[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    nodes.push(...level);
    level = level.flatMap(childrenOf);
    if (depth > MAX_LEVELS || nodes.length + level.length > MAX_NODES) return undefined;
  }
  return nodes;
}

function childrenOf(node: AST.Node): readonly AST.Node[] {
  if ('alternatives' in node) return node.alternatives;
  if ('elements' in node) return node.elements;
  return node.type === 'Quantifier' ? [node.element] : [];
}

const placeWords: Readonly<Record<'start' | 'end' | 'word', readonly [DrawingWord, DrawingWord]>> = {
  start: ['startOfText', 'startOfLine'],
  end: ['endOfText', 'endOfLine'],
  word: ['wordBoundary', 'notWordBoundary'],
};

const lookaroundWords: Readonly<Record<AST.LookaroundAssertion['kind'], readonly [DrawingWord, DrawingWord]>> = {
  lookahead: ['followedBy', 'notFollowedBy'],
  lookbehind: ['precededBy', 'notPrecededBy'],
};

/** Converts the syntax tree to a diagram. `letters` are the flags in effect. */
export class Outliner {
  /** The capture groups in numerical order. */
  readonly #groups: readonly AST.Node[];

  /** `nodes` must contain all nodes of the tree. */
  constructor(nodes: readonly AST.Node[]) {
    this.#groups = nodes.filter((node) => node.type === 'CapturingGroup').toSorted((one, other) => one.start - other.start);
  }

  choice(alternatives: readonly AST.Alternative[], letters: string): Drawing {
    return onlyOr(
      'choice',
      alternatives.map((alternative) => this.#sequence(alternative, letters)),
    );
  }

  #sequence({ elements }: AST.Alternative, letters: string): Drawing {
    const parts: Drawing[] = [];
    let run: AST.Character[] = [];
    for (const element of [...elements, undefined]) {
      if (element?.type === 'Character') {
        run.push(element);
        continue;
      }
      if (run.length > 0) parts.push({ kind: 'text', text: cut(joinSurrogates(run).map(shownCharacter).join('')) });
      run = [];
      if (element) parts.push(this.element(element, letters));
    }
    return onlyOr('sequence', parts);
  }

  element(element: AST.Element, letters: string): Drawing {
    switch (element.type) {
      case 'Character':
        return { kind: 'text', text: shownCharacter(element) };
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return { kind: 'set', label: labelOfSet(element, letters) };
      case 'Backreference':
        return { kind: 'set', label: { word: 'sameAs', values: { group: cut(String(element.ref)) } } };
      case 'Assertion':
        return this.#assertion(element, letters);
      case 'Group': {
        const part = this.choice(element.alternatives, lettersInside(element, letters));
        return element.modifiers ? { kind: 'box', label: { word: 'modifiers', values: { flags: element.modifiers.raw } }, part } : part;
      }
      case 'CapturingGroup':
        return { kind: 'box', label: this.#groupLabel(element), part: this.choice(element.alternatives, letters) };
      case 'Quantifier': {
        const { min, max, greedy: isGreedy } = element;
        return { kind: 'repeat', part: this.element(element.element, letters), min, max: max === Infinity ? null : max, isGreedy };
      }
    }
  }

  #assertion(assertion: AST.Assertion, letters: string): Drawing {
    switch (assertion.kind) {
      case 'lookahead':
      case 'lookbehind': {
        const word = lookaroundWords[assertion.kind][assertion.negate ? 1 : 0];
        return { kind: 'box', label: { word }, part: this.choice(assertion.alternatives, letters) };
      }
      case 'word':
        return { kind: 'place', label: { word: placeWords.word[assertion.negate ? 1 : 0] } };
      default:
        return { kind: 'place', label: { word: placeWords[assertion.kind][letters.includes('m') ? 1 : 0] } };
    }
  }

  #groupLabel(group: AST.CapturingGroup): DrawingLabel {
    const number = this.#groups.indexOf(group) + 1;
    return group.name === null ? { word: 'group', values: { number } } : { word: 'namedGroup', values: { number, name: cut(group.name) } };
  }
}

const onlyOr = (kind: 'choice' | 'sequence', parts: readonly Drawing[]): Drawing =>
  parts.length === 1 && parts[0] ? parts[0] : { kind, parts };
