import { fail, ok, type Result } from '#core/result.ts';
import { classes, EXECUTE } from './classes.ts';
import { pastedMode } from './pasted-mode.ts';

/** Removes the mark after the nine permissions: an access control list, a security context or, on macOS, extended attributes. */
const withoutMark = (text: string): string => text.trim().replace(/[+.@]$/, '');

/** Whether a text can only be a mode as printed by `ls`, with or without the type letter. */
export const isLsMode = (text: string): boolean => /^[-bcdlprwxsStT]{9,10}$/.test(withoutMark(text));

/** The file type at the start of an `ls` mode, if it is one of the two for which permissions have different meanings. */
export function typeInLsMode(text: string): 'file' | 'directory' | undefined {
  const mode = withoutMark(pastedMode(text));
  if (!isLsMode(mode) || mode.length === 9) return undefined;
  return mode.startsWith('d') ? 'directory' : mode.startsWith('-') ? 'file' : undefined;
}

/** The letters allowed in one position, and the bits that each of them sets. */
type Letters = Readonly<Record<string, number>>;

const TYPE: Letters = { '-': 0, b: 0, c: 0, d: 0, l: 0, p: 0, s: 0 };

const PERMISSIONS: readonly Letters[] = classes.flatMap(({ shift, special, letter }) => {
  const execute = EXECUTE << shift;
  return [
    { '-': 0, r: 4 << shift },
    { '-': 0, w: 2 << shift },
    { '-': 0, x: execute, [letter]: special | execute, [letter.toUpperCase()]: special },
  ];
});

/** Parses a text that satisfies `isLsMode`. */
export function parseLsMode(text: string): Result<number, 'notValidAt'> {
  const characters = [...withoutMark(text)];
  const places = characters.length === PERMISSIONS.length ? PERMISSIONS : [TYPE, ...PERMISSIONS];
  let mode = 0;
  for (const [index, character] of characters.entries()) {
    const bits = places[index]?.[character];
    if (bits === undefined) return fail('notValidAt', { values: { character, position: index + 1 } });
    mode |= bits;
  }
  return ok(mode);
}
