import type { Presenters } from '#core/present.ts';
import type { Translate } from '#core/message-key.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { MimeType } from './mime-type.ts';
import type { run } from './run.ts';

const rowOf = (t: Translate<typeof en>, { type, extensions, source, charset = '', isCompressible }: MimeType) => ({
  type,
  extensions: extensions.map((extension) => `.${extension}`).join(', '),
  source: t(`view.sources.${source}`),
  charset,
  compressible: isCompressible === undefined ? '' : t(isCompressible ? 'view.yes' : 'view.no'),
});

export const presenters = {
  search({ search, preferred, contentType, types, total }, _given, { t }) {
    const orNone = (value: string | undefined) => (search === '' ? '' : (value ?? t('view.none')));
    return {
      preferred: orNone(preferred),
      contentType: orNone(contentType),
      shown: t('view.shownOfTotal', { shown: types.length, total }),
      types: {
        length: types.length,
        at(index) {
          const type = types.at(index);
          return type && rowOf(t, type);
        },
      },
      notices: types.length > 0 ? [] : [search === '' ? { code: 'noneLeft' } : { code: 'noMatch', values: { search: excerpt(search) } }],
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
