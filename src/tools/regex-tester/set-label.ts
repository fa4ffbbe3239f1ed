import type { AST } from '@eslint-community/regexpp';
import type { CharacterNode } from './character-choices.ts';
import type { DrawingLabel, DrawingWord } from './drawing.ts';
import { shownCharacter } from './shown-characters.ts';

const MAX_LENGTH = 48;

export const cut = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;

const escapes: Readonly<Record<AST.EscapeCharacterSet['kind'], readonly [DrawingWord, DrawingWord]>> = {
  digit: ['digit', 'notDigit'],
  word: ['wordCharacter', 'notWordCharacter'],
  space: ['space', 'notSpace'],
};

/** The label for a set of characters in a diagram. */
export function labelOfSet(node: CharacterNode, letters: string): DrawingLabel {
  if (node.type === 'ExpressionCharacterClass') return { word: 'oneOf', values: { set: cut(node.raw) } };
  if (node.type === 'CharacterClass') return labelOfClass(node);
  switch (node.kind) {
    case 'any':
      return { word: letters.includes('s') ? 'anyCharacter' : 'anyButLineBreak' };
    case 'property':
      return { word: 'oneOf', values: { set: node.raw } };
    default:
      return { word: escapes[node.kind][node.negate ? 1 : 0] };
  }
}

function labelOfClass({ elements, negate }: AST.CharacterClass): DrawingLabel {
  if (elements.length === 0) return { word: negate ? 'anyCharacter' : 'noCharacter' };
  return { word: negate ? 'noneOf' : 'oneOf', values: { set: cut(elements.map(shownElement).join(' ')) } };
}

function shownElement(element: AST.CharacterClassElement): string {
  if (element.type === 'Character') return shownCharacter(element);
  return element.type === 'CharacterClassRange' ? `${shownCharacter(element.min)}–${shownCharacter(element.max)}` : element.raw;
}
