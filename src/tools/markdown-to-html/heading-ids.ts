import type { MarkdownIt, Token } from 'markdown-it';

/** The text of a heading without its markup. */
export const headingText = (inline: Token | undefined): string =>
  (inline?.children ?? [])
    .map(({ type, content }) =>
      type === 'text' || type === 'code_inline' || type === 'image' ? content : type.endsWith('break') ? ' ' : '',
    )
    .join('');

/** As GitHub makes anchors of headings: lower case, letters, marks, numbers, `-` and `_` stay, spaces become `-`. */
export const slugOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\-_ ]/gu, '')
    .replaceAll(' ', '-');

/** Gives every heading an id that no other heading has: `-1`, `-2` and so on stand behind a repeated one. */
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
