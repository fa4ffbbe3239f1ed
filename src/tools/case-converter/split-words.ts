/** Between two letters: `don't` is one word. */
const APOSTROPHE = /(?<=[\p{L}\p{M}])['’](?=\p{L})/gu;

const RUN = /[\p{L}\p{M}\p{N}]+/gu;

/** Where a word begins inside a run. A mark belongs to the letter before it. */
const WORD_START = new RegExp(
  [
    String.raw`(?=\p{Lu})(?<=\p{Ll}\p{M}*)`, // lorem Ipsum
    String.raw`(?=\p{Lu}\p{M}*\p{Ll})(?<=\p{Lu}\p{M}*)`, // XML Http
    String.raw`(?=\p{Lu})(?<=\p{L}\p{M}*\p{N}+)`, // user2 Name
    String.raw`(?=\p{Lu}\p{M}*\p{Ll})(?<=\p{N})`, // 10 Items
  ].join('|'),
  'u',
);

/** The words of a line: runs of letters, marks and digits of any script, parted where capitals show that a word begins. Digits are never dropped. */
export const splitWords = (line: string): string[] =>
  (line.normalize('NFC').replaceAll(APOSTROPHE, '').match(RUN) ?? []).flatMap((run) => run.split(WORD_START));
