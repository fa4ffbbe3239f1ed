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
