import type { Presenters } from '#core/present.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';
import { wrapPage } from './wrap-page.ts';

export const presenters = {
  convert: (shown, { wholePage }, { t }) => ({
    html: wholePage && shown.html !== '' ? wrapPage(shown.html, shown.title || t('view.untitled')) : shown.html,
    preview: shown,
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
