// The package has no types.
declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it';
  const footnotes: (renderer: MarkdownIt) => void;
  export default footnotes;
}
