import MarkdownIt, { type Token } from 'markdown-it';

/** Creates a renderer for CommonMark with GitHub's tables, strikethrough, and bare links. A line break in a paragraph stays a space. */
function createRenderer(html: boolean) {
  const renderer = new MarkdownIt({ html, linkify: true, breaks: false });
  // Links only text with a scheme or an email address, because `README.md` is not a site in Moldova.
  renderer.linkify.set({ fuzzyLink: false });
  renderer.renderer.rules['link_open'] = (tokens, index, options, _env, self) => {
    tokens[index]?.attrSet('target', '_blank');
    tokens[index]?.attrSet('rel', 'noopener');
    return self.renderToken(tokens, index, options);
  };
  return renderer;
}

const plain = createRenderer(false);
const withTags = createRenderer(true);

/** Renders safe HTML: tags in the text appear as text, and no link has a scheme that runs code. */
export const renderMarkdown = (text: string): string => plain.render(text);

/** Renders tags in the text as elements. The result must be sanitized. */
export const renderUnsafeMarkdown = (text: string): string => withTags.render(text);

export const hasTags = (text: string): boolean =>
  withTags
    .parse(text, {})
    .some(({ type, children }: Token) => type === 'html_block' || children?.some((child) => child.type === 'html_inline') === true);
