import type { Presenters } from '#core/present.ts';
import type { declaration } from './declare.ts';
import { describeEmoji, findSequences, inTone, type ShownEmoji, twoToneVariants } from './describe-emoji.ts';
import { emojiGroups } from './emoji.ts';
import type en from './messages/en.json';
import { parseRecent } from './recent-emoji.ts';
import type { run } from './run.ts';
import { searchEmoji } from './search-emoji.ts';

const named = ({ emoji, name }: ShownEmoji) => ({ emoji, name });

export const presenters = {
  find(all, { search, group, tone, chosen = '', recent = '' }, { t, language }) {
    // Translates once per group, because doing so for each of 1,914 emoji is slow.
    const groupTexts = new Map(emojiGroups.flatMap((each) => (each ? [[each, t(`fields.group.options.${each}`)]] : [])));
    const described = (shown: ShownEmoji) => describeEmoji(shown, groupTexts.get(shown.of.group));
    const found = searchEmoji(all, search, group);
    const [picked] = findSequences(all, [chosen]);
    return {
      found: found.map((emoji) => described(inTone(emoji, tone))),
      resultCount: t('view.count', { count: found.length, number: found.length.toLocaleString(language) }),
      ...(picked && described(picked)),
      recent: findSequences(all, parseRecent(recent)).map(named),
      twoTones: picked ? twoToneVariants(picked.of).map(named) : [],
      notices: found.length === 0 ? [{ code: 'noneFound' }] : [],
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
