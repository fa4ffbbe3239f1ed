import { formatCodePoint } from '#formats/format-code-point.ts';

/** In the order in which they are written. */
export const modifiers = ['Ctrl', 'Alt', 'Shift', 'Meta', 'AltGr'] as const;
export const locks = ['Caps Lock', 'Num Lock', 'Scroll Lock'] as const;

export type Modifier = (typeof modifiers)[number];
export type Lock = (typeof locks)[number];

/** What a keydown event says (W3C UI Events, section 3.7), as plain data. */
export interface KeyPress {
  readonly key: string;
  /** The physical key; empty where there is none, as on a virtual keyboard. */
  readonly code: string;
  readonly keyCode: number;
  readonly location: number;
  /** Those that the event itself reports, in the order of `modifiers`. */
  readonly modifiers: readonly Modifier[];
  readonly locks: readonly Lock[];
  readonly isRepeat: boolean;
  readonly isComposing: boolean;
}

/** The members of a KeyboardEvent that are read. */
export interface KeyEvent {
  readonly key: string;
  readonly code: string;
  readonly keyCode: number;
  readonly location: number;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
  getModifierState(name: string): boolean;
}

/** The event's own flags count: the Shift key alone has the modifier `Shift`. */
export function keyPressOf(event: KeyEvent): KeyPress {
  const isHeld: Readonly<Record<Modifier, boolean>> = {
    Ctrl: event.ctrlKey,
    Alt: event.altKey,
    Shift: event.shiftKey,
    Meta: event.metaKey,
    AltGr: event.getModifierState('AltGraph'),
  };
  return {
    key: event.key,
    code: event.code,
    keyCode: event.keyCode,
    location: event.location,
    modifiers: modifiers.filter((modifier) => isHeld[modifier]),
    locks: locks.filter((lock) => event.getModifierState(lock.replace(' ', ''))),
    isRepeat: event.repeat,
    isComposing: event.isComposing,
  };
}

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
export function conditionOf({ key, modifiers: held }: Pick<KeyPress, 'key' | 'modifiers'>): string {
  const flags = held.flatMap((modifier) => members[modifier] ?? []).map((member) => `event.${member}`);
  return [`event.key === ${JSON.stringify(key)}`, ...flags].join(' && ');
}
