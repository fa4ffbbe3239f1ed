import { declareTool, namesOf } from '#core/declaration.ts';
import { flag, list, text, whole } from '#core/fields.ts';
import { row, table, textOutput } from '#core/outputs.ts';

/** What is pressed may be a part of a password: the page keeps none of it, and no link says it. */
const unkept = { memory: 'none', link: 'never' } as const;
const pressed = { ...flag(false), ...unkept };
const unsignedLong = { ...whole({ min: 0, max: 0xff_ff_ff_ff, initial: 0 }), ...unkept };

/** The members of a KeyboardEvent, of which the page brings those of each keydown (W3C UI Events, section 3.7). */
const inputs = {
  // No text is the first one: what other tools send is no key.
  keyCode: unsignedLong,
  key: text(unkept),
  /** The physical key; empty where there is none, as on a virtual keyboard. */
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

/** In the order of the page. */
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

/** What is remembered of a press. */
export const recentMembers = ['key', 'code', 'keyCode', 'location', 'modifiers'] as const;
/** Presses, newest first. */
const recent = list(recentMembers, { max: 20, receiving: 'key', initial: [] });

export const declaration = declareTool({
  inputs,
  options: {},
  fromPage: { recent },
  outputs: { condition: textOutput(), ...facts, recent: table(['number', ...recentMembers]) },
  operations: {
    describe: { takes: namesOf(inputs), gives: ['condition', ...factNames], thread: 'main' },
    list: { takes: ['recent'], gives: ['recent'], thread: 'main', isInternal: true },
  },
});
