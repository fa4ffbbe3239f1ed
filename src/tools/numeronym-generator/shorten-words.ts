import { graphemesOf } from '#pure/text/graphemes.ts';

/** The part of a word from its first letter or digit to its last. A word is a run of non-whitespace characters. */
const CORE = /[\p{L}\p{M}\p{N}](?:\S*[\p{L}\p{M}\p{N}])?/gu;

const NUMERONYM = /^\p{L}\p{M}*\p{Nd}+\p{L}\p{M}*(?:['’]s)?$/u;

/** Finds the core of each word in a text, without surrounding punctuation such as quotes. */
export const coresOf = (text: string) => text.matchAll(CORE);

/**
 * Shortens each word of at least `shortest` characters to its first character, the number of omitted characters, and its last character.
 * Keeps whitespace, surrounding punctuation, and existing numeronyms.
 */
export const shortenWords = (text: string, shortest: number): string =>
  text.replaceAll(CORE, (core) => {
    // Every character has at least one code unit, so a core with too few code units also has too few characters.
    if (core.length < shortest || NUMERONYM.test(core)) return core;
    const characters = graphemesOf(core);
    if (characters.length < shortest) return core;
    return `${characters[0]}${characters.length - 2}${characters.at(-1)}`;
  });
