import { ACRONYM_END } from '#pure/text/acronym-end.ts';
import { APOSTROPHES } from './apostrophes.ts';
import { withoutLigatures } from './without-ligatures.ts';

/** An apostrophe between two letters: `don't` is one word. */
const APOSTROPHE = RegExp(String.raw`(?<=[\p{L}\p{M}])[${APOSTROPHES}](?=\p{L})`, 'gu');

const RUN = /[\p{L}\p{M}\p{N}]+/gu;

/** The start of a word within a run. A combining mark belongs to the letter before it. */
const WORD_START = new RegExp(
  [
    String.raw`(?=\p{Lu})(?<=\p{Ll}\p{M}*)`, // lorem Ipsum
    ACRONYM_END, // XML Http
    String.raw`(?=\p{Lu})(?<=\p{L}\p{M}*\p{N}+)`, // user2 Name
    String.raw`(?=\p{Lu}\p{M}*\p{Ll})(?<=\p{N})`, // 10 Items
  ].join('|'),
  'u',
);

/** A soft hyphen and a word joiner, which are invisible and do not separate words. */
const INVISIBLE = /[\u00ad\u2060]/g;

/**
 * Splits a line into words: runs of letters, marks, and digits of any script, divided where a capital starts a word. Digits are never
 * dropped.
 */
export const splitWords = (line: string): string[] =>
  (withoutLigatures(line).normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(APOSTROPHE, '').match(RUN) ?? []).flatMap((run) =>
    run.split(WORD_START),
  );
