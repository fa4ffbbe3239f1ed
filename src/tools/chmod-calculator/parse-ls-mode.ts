import { fail, ok, type Result } from '#core/result.ts';
import { classes, EXECUTE } from './classes.ts';
import { pastedMode } from './pasted-mode.ts';

/** Behind the nine permissions: an access control list, a security context or, on macOS, extended attributes. */
const withoutMark = (text: string): string => text.trim().replace(/[+.@]$/, '');

/** Whether it can only be meant for the mode that `ls` prints, with or without the letter of the type. */
export const isLsMode = (text: string): boolean => /^[-bcdlprwxsStT]{9,10}$/.test(withoutMark(text));

/** The kind of file that a mode of `ls` begins with, if it is one of the two that permissions mean different things for. */
export function typeInLsMode(text: string): 'file' | 'directory' | undefined {
  const mode = withoutMark(pastedMode(text));
  if (!isLsMode(mode) || mode.length === 9) return undefined;
  return mode.startsWith('d') ? 'directory' : mode.startsWith('-') ? 'file' : undefined;
}

/** The letters that can stand at a place, with the bits that each of them stands for. */
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

/** The mode of a text that `isLsMode`. */
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
