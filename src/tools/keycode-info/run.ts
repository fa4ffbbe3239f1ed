import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { formatCodePoint } from '#pure/text/format-code-point.ts';
import type { declaration } from './declare.ts';
import { type KeyPress, modifiersOf, type RecentKey } from './key-press.ts';

/** The code point of a key that is one character, such as `U+0061`. `undefined` for any other key, such as `Enter`. */
function codePointOf(key: string): string | undefined {
  const [character, ...more] = key;
  const codePoint = more.length === 0 ? character?.codePointAt(0) : undefined;
  return codePoint === undefined ? undefined : formatCodePoint(codePoint);
}

// AltGr is missing, because it is not a member of the event.
const members = ['ctrlKey', 'altKey', 'shiftKey', 'metaKey'] as const;

/** A JavaScript condition about a KeyboardEvent `event` that is true for this press: `event.key === "K" && event.ctrlKey`. */
function conditionOf(press: KeyPress): string {
  const flags = members.filter((member) => press[member]).map((member) => `event.${member}`);
  return [`event.key === ${JSON.stringify(press.key)}`, ...flags].join(' && ');
}

const lockNames = [
  ['Caps Lock', 'capsLock'],
  ['Num Lock', 'numLock'],
  ['Scroll Lock', 'scrollLock'],
] as const;

/** The facts about a press. */
export interface DescribedPress extends Pick<KeyPress, 'key' | 'code' | 'keyCode' | 'location' | 'repeat' | 'isComposing'> {
  readonly modifiers: string;
  readonly locks: readonly string[];
  readonly codePoint: string | undefined;
  readonly condition: string;
}

/** Describes a key press. Returns `null` before the first press: any press has a name, a code, or a number. */
export function describeKeyPress(press: Given<typeof declaration, 'describe'>): Result<DescribedPress | null> {
  const { key, code, keyCode, location, repeat, isComposing } = press;
  if (key === '' && code === '' && keyCode === 0) return ok(null);
  return ok({
    key,
    code,
    keyCode,
    location,
    repeat,
    isComposing,
    modifiers: modifiersOf(press),
    locks: lockNames.filter(([, member]) => press[member]).map(([name]) => name),
    codePoint: codePointOf(key),
    condition: conditionOf(press),
  });
}

/** A press with its number in the list. 1 is the newest. */
export interface NumberedKey extends RecentKey {
  readonly number: number;
}

const numberKeyPresses = ({ recent }: Given<typeof declaration, 'list'>): Result<readonly NumberedKey[]> =>
  ok(recent.map((press, index) => ({ ...press, number: index + 1 })));

export const run = { describe: describeKeyPress, list: numberKeyPresses } satisfies Runs<typeof declaration>;
