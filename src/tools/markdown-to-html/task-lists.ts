import type { MarkdownIt } from 'markdown-it';

const MARK = /^\[([ xX])\]\s+/;

/** GitHub's task list items (GFM 0.29, section 5.3): `[ ]` or `[x]` at the beginning of an item becomes a checkbox. */
export function taskLists(renderer: MarkdownIt): void {
  // Runs after `text_join`, which joins the brackets and the text between them.
  renderer.core.ruler.after('text_join', 'task_lists', ({ tokens, Token }) => {
    for (const [index, inline] of tokens.entries()) {
      const [item, paragraph] = [tokens[index - 2], tokens[index - 1]];
      const first = inline.children?.[0];
      if (inline.type !== 'inline' || paragraph?.type !== 'paragraph_open' || item?.type !== 'list_item_open') continue;
      const mark = first?.type === 'text' ? MARK.exec(first.content) : null;
      if (!first || !mark || !inline.children) continue;
      item.attrSet('class', 'task-list-item');
      first.content = first.content.slice(mark[0].length);
      const checkbox = new Token('task_checkbox', 'input', 0);
      checkbox.attrs = [['type', 'checkbox'], ['disabled', ''], ...(mark[1] === ' ' ? [] : [['checked', ''] satisfies [string, string]])];
      inline.children.unshift(checkbox);
    }
  });
  renderer.renderer.rules['task_checkbox'] = (tokens, index) =>
    `<input type="checkbox" disabled${tokens[index]?.attrGet('checked') === '' ? ' checked' : ''}> `;
}
