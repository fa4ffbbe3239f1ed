import createMarkdownIt, { type MarkdownIt } from 'markdown-it';
import { footnotes } from './footnotes.ts';
import type { Given } from '#core/declaration.ts';
import type { declaration } from './declare.ts';
import { headingIds } from './heading-ids.ts';
import { taskLists } from './task-lists.ts';

/** The maximum length of a bare link. */
const LONGEST_ADDRESS = 2100;

/** CommonMark 0.31.2 with GitHub's tables, strikethrough, bare links and task lists, and with footnotes. */
export function createRenderer({
  rawHtml,
  lineBreaks,
  headingIds: hasHeadingIds,
  smartPunctuation,
}: Omit<Given<typeof declaration, 'convert'>, 'markdown' | 'skipFrontMatter'>): MarkdownIt {
  const renderer = new createMarkdownIt({ html: rawHtml !== 'escape', linkify: true, breaks: lineBreaks, typographer: smartPunctuation });
  // GFM 0.29, section 6.9: a bare link begins with a scheme or with `www.`, so `README.md` is not a site in Moldova.
  renderer.linkify.set({ fuzzyLink: false });
  renderer.linkify.add('www.', {
    validate: (text, position, linkify) =>
      Math.max(0, linkify.testSchemaAt(`http://${text.slice(position, position + LONGEST_ADDRESS)}`, 'http:', 5) - '//'.length),
    normalize: (match) => {
      match.url = `http://${match.url}`;
    },
  });
  renderer.use(footnotes).use(taskLists);
  return hasHeadingIds ? renderer.use(headingIds) : renderer;
}
