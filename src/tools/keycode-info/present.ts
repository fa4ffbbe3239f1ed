import type { Presenters } from '#core/present.ts';
import { joinList } from '#pure/text/join-list.ts';
import type { Translate as TranslateOf } from '#core/message-key.ts';
import type { declaration } from './declare.ts';
import type { RecentKey } from './key-press.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

type Translate = TranslateOf<typeof en>;

/** Indexed by the numbers of KeyboardEvent.location. */
const places = ['standard', 'left', 'right', 'numpad'] as const;

function locationText(t: Translate, location: string): string {
  const place = places[Number(location)];
  return place ? t(`view.locations.${place}`) : location;
}

const inWords = (t: Translate, { key, code, keyCode, location, modifiers }: RecentKey): RecentKey => ({
  key: key === ' ' ? t('view.space') : key,
  code: code || t('view.none'),
  keyCode,
  location: locationText(t, location),
  modifiers: modifiers || t('view.none'),
});

export const presenters = {
  describe({ key, code, keyCode, location, modifiers, locks, codePoint, repeat, isComposing, condition }, _given, { t, language }) {
    const yesOrNo = (is: boolean): string => (is ? t('view.yes') : t('view.no'));
    return {
      ...inWords(t, { key, code, keyCode: String(keyCode), location: String(location), modifiers }),
      locks: joinList(locks, language) || t('view.none'),
      codePoint: codePoint ?? t('view.none'),
      repeat: yesOrNo(repeat),
      composing: yesOrNo(isComposing),
      condition,
    };
  },
  list: (recent, _given, { t }) => ({
    recent: recent.map(({ number, ...press }) => ({ number: String(number), ...inWords(t, press) })),
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
