const LONGEST = 80;
// oxlint-disable-next-line no-control-regex -- control characters are replaced
const UNSEEN = /[\0-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Unicode 16, block “Control Pictures”. Characters without a picture use the one for a blank. */
const pictureOf = (unseen: string): string => {
  const code = unseen.charCodeAt(0);
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '\u2421' : '\u2423';
};

/** A text as an answer displays it: one line of at most 80 code points, without invisible characters or changes of direction. */
export function shownExcerpt(text: string): string {
  const line = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .slice(0, 4 * LONGEST)
    .replaceAll(UNSEEN, pictureOf);
  const characters = [...line];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : line;
}
