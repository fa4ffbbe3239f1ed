import { markText } from './mark-messages.ts';

/** What begins a heading, a point of a list or a quotation. */
const LINE = /^(?<begin>\s*(?:#+|[-*]|\d+\.|>) +)?(?<text>.*)$/;

/** A text in Markdown with what is to be translated of each line between ⟦ and ⟧. */
export const markMarkdown = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) => {
      const { begin = '', text = '' } = LINE.exec(line)?.groups ?? {};
      return begin + markText(text);
    })
    .join('\n');
