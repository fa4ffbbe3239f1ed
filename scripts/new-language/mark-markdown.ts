import { markText } from './mark-messages.ts';

/** The start of a heading, list item, or quotation. */
const LINE = /^(?<begin>\s*(?:#+|[-*]|\d+\.|>) +)?(?<text>.*)$/;

/** Puts the text of each line of Markdown between ⟦ and ⟧, for translation. */
export const markMarkdown = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) => {
      const { begin = '', text = '' } = LINE.exec(line)?.groups ?? {};
      return begin + markText(text);
    })
    .join('\n');
