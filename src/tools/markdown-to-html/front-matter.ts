/** The text after a leading block between two lines `---` (YAML, which `...` may end, too) or `+++` (TOML); all of it when there is no such block. */
export function skipFrontMatter(text: string): string {
  const opening = /^\uFEFF?(?<mark>---|\+\+\+)[ \t]*\r?\n/.exec(text);
  if (!opening) return text;
  const closing = opening.groups?.['mark'] === '---' ? /^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/gm : /^\+\+\+[ \t]*(?:\r?\n|$)/gm;
  closing.lastIndex = opening[0].length;
  const found = closing.exec(text);
  return found ? text.slice(found.index + found[0].length) : text;
}
