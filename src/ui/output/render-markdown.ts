import MarkdownIt, { type Token } from 'markdown-it';

/** CommonMark with the tables, strikethrough and bare links of GitHub; a line break in a paragraph stays a space. */
function createRenderer(html: boolean) {
  const renderer = new MarkdownIt({ html, linkify: true, breaks: false });
  // Only what begins with a scheme or is an address of mail: `README.md` is no site of Moldova.
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

/** Safe as it is: tags in the text are shown as text, and links have no scheme that runs code. */
export const renderMarkdown = (text: string): string => plain.render(text);

/** Tags in the text become elements: what comes out must be sanitized. */
export const renderUnsafeMarkdown = (text: string): string => withTags.render(text);

export const hasTags = (text: string): boolean =>
  withTags
    .parse(text, {})
    .some(({ type, children }: Token) => type === 'html_block' || children?.some((child) => child.type === 'html_inline') === true);
