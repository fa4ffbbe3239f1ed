/**
 * Removes a leading block between two lines of `---` (YAML, which may also end with `...`) or `+++` (TOML). Returns the whole text if there
 * is no such block.
 */
export function skipFrontMatter(text: string): string {
  const opening = /^\uFEFF?(?<mark>---|\+\+\+)[ \t]*\r?\n/.exec(text);
  if (!opening) return text;
  const closing = opening.groups?.['mark'] === '---' ? /^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/gm : /^\+\+\+[ \t]*(?:\r?\n|$)/gm;
  closing.lastIndex = opening[0].length;
  const found = closing.exec(text);
  return found ? text.slice(found.index + found[0].length) : text;
}
