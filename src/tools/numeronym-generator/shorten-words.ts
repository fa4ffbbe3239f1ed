import { graphemesOf } from '#pure/text/graphemes.ts';

/** From the first letter or digit of a word to its last one, the word being a run of what is not white space. */
const CORE = /[\p{L}\p{M}\p{N}](?:\S*[\p{L}\p{M}\p{N}])?/gu;

const NUMERONYM = /^\p{L}\p{M}*\p{Nd}+\p{L}\p{M}*(?:['’]s)?$/u;

/** The core of each word of a text: what stands around it, such as quotes, is no part of it. */
export const coresOf = (text: string) => text.matchAll(CORE);

/**
 * A text with each word of so many characters or more as the first of them, how many are left out, and the last. White space, what stands
 * around a word, and what is a numeronym already stay.
 */
export const shortenWords = (text: string, shortest: number): string =>
  text.replaceAll(CORE, (core) => {
    // No character has less than one code unit.
    if (core.length < shortest || NUMERONYM.test(core)) return core;
    const characters = graphemesOf(core);
    if (characters.length < shortest) return core;
    return `${characters[0]}${characters.length - 2}${characters.at(-1)}`;
  });
