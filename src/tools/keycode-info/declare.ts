import { declareTool, namesOf } from '#core/declaration.ts';
import { flag, list, text, integer } from '#core/fields.ts';
import { row, table, textOutput } from '#core/outputs.ts';

/** A pressed key may be part of a password, so the page does not store it, and no link contains it. */
const unkept = { persist: 'never', share: 'never' } as const;
const pressed = { ...flag(false), ...unkept };
const unsignedLong = { ...integer({ min: 0, max: 0xff_ff_ff_ff, initial: 0 }), ...unkept };

/** The members of a KeyboardEvent. The page sets them for each keydown event (W3C UI Events, section 3.7). */
const inputs = {
  // The first input is not a text, because a text from another tool is not a key.
  keyCode: unsignedLong,
  key: text(unkept),
  /** The physical key. Empty if there is none, as on a virtual keyboard. */
  code: text(unkept),
  location: unsignedLong,
  ctrlKey: pressed,
  altKey: pressed,
  shiftKey: pressed,
  metaKey: pressed,
  altGraph: pressed,
  capsLock: pressed,
  numLock: pressed,
  scrollLock: pressed,
  repeat: pressed,
  isComposing: pressed,
};

/** In display order. */
const facts = {
  key: row(),
  code: row(),
  keyCode: row(),
  location: row(),
  modifiers: row(),
  locks: row(),
  codePoint: row(),
  repeat: row(),
  composing: row(),
};

export const factNames = namesOf(facts);

/** The members of a press in the list of recent presses. */
export const recentMembers = ['key', 'code', 'keyCode', 'location', 'modifiers'] as const;
/** Presses, newest first. */
const recent = list(recentMembers, { max: 20, receiving: 'key', initial: [] });

export const declaration = declareTool({
  inputs,
  options: {},
  uiInputs: { recent },
  outputs: { condition: textOutput(), ...facts, recent: table(['number', ...recentMembers]) },
  operations: {
    describe: { takes: namesOf(inputs), gives: ['condition', ...factNames], thread: 'main' },
    list: { takes: ['recent'], gives: ['recent'], thread: 'main', uiOnly: true },
  },
});
