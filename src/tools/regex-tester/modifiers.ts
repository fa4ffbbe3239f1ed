import type { AST } from '@eslint-community/regexpp';

/** The flags inside a group such as `(?i-s:…)`, based on those outside (ECMA-262, section 22.2.2.6, UpdateModifiers). */
export function lettersInside({ modifiers }: AST.Group, letters: string): string {
  if (modifiers === null) return letters;
  const without = removeLetters(letters, lettersOf(modifiers.add) + lettersOf(modifiers.remove));
  return without + lettersOf(modifiers.add);
}

const lettersOf = (flags: AST.ModifierFlags | null): string =>
  flags === null ? '' : `${flags.ignoreCase ? 'i' : ''}${flags.multiline ? 'm' : ''}${flags.dotAll ? 's' : ''}`;

const removeLetters = (letters: string, removed: string): string => [...letters].filter((letter) => !removed.includes(letter)).join('');
