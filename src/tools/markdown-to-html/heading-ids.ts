import type { MarkdownIt, Token } from 'markdown-it';

/** The text of a heading without its markup. */
export const headingText = (inline: Token | undefined): string =>
  (inline?.children ?? [])
    .map(({ type, content }) =>
      type === 'text' || type === 'code_inline' || type === 'image' ? content : type.endsWith('break') ? ' ' : '',
    )
    .join('');

/** The anchor that GitHub generates for a heading: lower case with only letters, marks, numbers, `-`, and `_`. Spaces become `-`. */
export const slugOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\-_ ]/gu, '')
    .replaceAll(' ', '-');

/** Gives every heading a unique id. A repeated id gets the suffix `-1`, `-2`, and so on. */
export function headingIds(renderer: MarkdownIt): void {
  renderer.core.ruler.push('heading_ids', ({ tokens }) => {
    const uses = new Map<string, number>();
    for (const [index, token] of tokens.entries()) {
      if (token.type !== 'heading_open') continue;
      const slug = slugOf(headingText(tokens[index + 1]));
      let id = slug;
      let count = uses.get(slug) ?? 0;
      while (uses.has(id)) {
        count += 1;
        id = `${slug}-${count}`;
      }
      uses.set(slug, count);
      uses.set(id, uses.get(id) ?? 0);
      if (id !== '') token.attrSet('id', id);
    }
  });
}
