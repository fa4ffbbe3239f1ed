/** Every escape that is undone, in any of the formats; `%uXXXX` is that of the old `escape` of JavaScript. */
const ESCAPE =
  /\\u\{[\dA-Fa-f]+\}|\\u[\dA-Fa-f]{4}|\\U[\dA-Fa-f]{8}|\\x[\dA-Fa-f]{2}|\\[\dA-Fa-f]{6}|&#\d+;|&#[xX][\dA-Fa-f]+;|%u[\dA-Fa-f]{4}|U\+[\dA-Fa-f]{4,6}(?![\dA-Fa-f])/g;

export const findEscapes = (text: string) => text.matchAll(ESCAPE);

/** The number that an escape stands for, which may be no code point. */
export function valueOfEscape(escape: string): number {
  if (/^&#\d/.test(escape)) return Number.parseInt(escape.slice(2), 10);
  const [prefix = ''] = /^(?:\\u\{|&#[xX]|\\[uUx]|%u|U\+|\\)/.exec(escape) ?? [];
  return Number.parseInt(escape.slice(prefix.length), 16);
}
