import type { Operations } from '#core/operation.ts';
import { formatCodePoint } from '#formats/format-code-point.ts';
import type { KeyPress, Modifier } from './key-press.ts';

const KEPT = 20;

/** The last 20 presses, newest first. A key that repeats because it is held counts once. */
export const addKeyPress = (recent: readonly KeyPress[], press: KeyPress): readonly KeyPress[] =>
  press.isRepeat && recent[0] && isSameKey(recent[0], press) ? recent : [press, ...recent].slice(0, KEPT);

const isSameKey = (one: KeyPress, other: KeyPress): boolean => one.code === other.code && one.keyCode === other.keyCode;

/** `U+0061` for a key that is one character; `undefined` for any other, such as `Enter`. */
export function codePointOf(key: string): string | undefined {
  const [character, ...more] = key;
  const codePoint = more.length === 0 ? character?.codePointAt(0) : undefined;
  return codePoint === undefined ? undefined : formatCodePoint(codePoint);
}

// AltGr has no member of the event: `getModifierState` alone knows it.
const members: Partial<Record<Modifier, string>> = { Ctrl: 'ctrlKey', Alt: 'altKey', Shift: 'shiftKey', Meta: 'metaKey' };

/** A JavaScript expression about a KeyboardEvent `event` that holds for this press: `event.key === "K" && event.ctrlKey`. */
export function conditionOf({ key, modifiers }: Pick<KeyPress, 'key' | 'modifiers'>): string {
  const held = modifiers.flatMap((modifier) => members[modifier] ?? []).map((member) => `event.${member}`);
  return [`event.key === ${JSON.stringify(key)}`, ...held].join(' && ');
}

// Everything above is for the page alone: there is no text that another tool could send.
export const operations: Operations = {};
