import { ACRONYM_END } from '#pure/text/acronym-end.ts';
import { APOSTROPHES } from './apostrophes.ts';
import { withoutLigatures } from './without-ligatures.ts';

/** Between two letters: `don't` is one word. */
const APOSTROPHE = RegExp(String.raw`(?<=[\p{L}\p{M}])[${APOSTROPHES}](?=\p{L})`, 'gu');

const RUN = /[\p{L}\p{M}\p{N}]+/gu;

/** Where a word begins inside a run. A mark belongs to the letter before it. */
const WORD_START = new RegExp(
  [
    String.raw`(?=\p{Lu})(?<=\p{Ll}\p{M}*)`, // lorem Ipsum
    ACRONYM_END, // XML Http
    String.raw`(?=\p{Lu})(?<=\p{L}\p{M}*\p{N}+)`, // user2 Name
    String.raw`(?=\p{Lu}\p{M}*\p{Ll})(?<=\p{N})`, // 10 Items
  ].join('|'),
  'u',
);

/** A soft hyphen and a word joiner, which show nothing and part no words. */
const INVISIBLE = /[\u00ad\u2060]/g;

/** The words of a line: runs of letters, marks and digits of any script, parted where capitals show that a word begins. Digits are never dropped. */
export const splitWords = (line: string): string[] =>
  (withoutLigatures(line).normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(APOSTROPHE, '').match(RUN) ?? []).flatMap((run) =>
    run.split(WORD_START),
  );
