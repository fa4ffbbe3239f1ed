import type { Answers } from '#core/answer.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';
import { wrapPage } from './wrap-page.ts';

export const answer = {
  convert: (shown, { wholePage }, { t }) => ({
    html: wholePage && shown.html !== '' ? wrapPage(shown.html, shown.title || t('view.untitled')) : shown.html,
    preview: shown,
  }),
} satisfies Answers<typeof declaration, typeof run, typeof en>;
