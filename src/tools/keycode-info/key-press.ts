import type { ValuesOf } from '#core/fields.ts';
import type { declaration, recentMembers } from './declare.ts';

/** The data of a keydown event (W3C UI Events, section 3.7) as values of the fields. */
export type KeyPress = ValuesOf<typeof declaration.inputs>;

/** In the order in which they are written. */
const modifiers = [
  ['Ctrl', 'ctrlKey'],
  ['Alt', 'altKey'],
  ['Shift', 'shiftKey'],
  ['Meta', 'metaKey'],
  ['AltGr', 'altGraph'],
] as const;

/** The modifiers that are members of an event. AltGr and the locks are available only from `getModifierState`. */
type ModifierKey = 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey';

/** The members of a KeyboardEvent that the tool reads. */
export interface KeyEvent
  extends Readonly<Record<ModifierKey, boolean>>,
    Pick<KeyPress, 'key' | 'code' | 'keyCode' | 'location' | 'repeat' | 'isComposing'> {
  getModifierState(name: string): boolean;
}

/** Chromium and WebKit dispatch a keydown event without the members of a key when they fill in a field (Chromium issue 581537). */
export const isKeyEvent = (event: object): event is KeyEvent =>
  'key' in event && typeof event.key === 'string' && 'getModifierState' in event && typeof event.getModifierState === 'function';

/** Uses the event's own flags: the Shift key alone has the modifier `Shift`. */
export const keyPressOf = (event: KeyEvent): KeyPress => ({
  key: event.key,
  code: event.code,
  keyCode: event.keyCode,
  location: event.location,
  ctrlKey: event.ctrlKey,
  altKey: event.altKey,
  shiftKey: event.shiftKey,
  metaKey: event.metaKey,
  altGraph: event.getModifierState('AltGraph'),
  capsLock: event.getModifierState('CapsLock'),
  numLock: event.getModifierState('NumLock'),
  scrollLock: event.getModifierState('ScrollLock'),
  repeat: event.repeat,
  isComposing: event.isComposing,
});

/** The modifiers of a press, such as `Ctrl + Shift`. Empty without modifiers. */
export const modifiersOf = (press: KeyPress): string =>
  modifiers
    .filter(([, member]) => press[member])
    .map(([name]) => name)
    .join(' + ');

/** A press in the list of recent presses. */
export type RecentKey = Readonly<Record<(typeof recentMembers)[number], string>>;

const KEPT = 20;

/** Adds a press to the last 20 presses, newest first. The repeats of a held key count once. */
export function addKeyPress(recent: readonly RecentKey[], press: KeyPress): readonly RecentKey[] {
  const { key, code, keyCode, location, repeat } = press;
  const added = { key, code, keyCode: String(keyCode), location: String(location), modifiers: modifiersOf(press) };
  return repeat && recent[0] && isSameKey(recent[0], added) ? recent : [added, ...recent].slice(0, KEPT);
}

const isSameKey = (one: RecentKey, other: RecentKey): boolean => one.code === other.code && one.keyCode === other.keyCode;
