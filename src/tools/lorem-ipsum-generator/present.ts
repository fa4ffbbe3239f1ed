import type { Presenters } from '#core/present.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

const files = {
  plain: { type: 'text', file: 'lorem-ipsum.txt' },
  html: { type: 'html', file: 'lorem-ipsum.html' },
  markdown: { type: 'markdown', file: 'lorem-ipsum.md' },
} as const;

export const presenters = {
  generate({ text, words, characters }, { format }, { language }) {
    const number = new Intl.NumberFormat(language);
    return { text: { text, ...files[format] }, words: number.format(words), characters: number.format(characters) };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
