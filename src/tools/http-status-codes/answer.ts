import type { Answers, Say } from '#core/answer.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { joinList, joinSentences } from '#pure/text/join-list.ts';
import { hasWords } from '#pure/text/search-words.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { ListedCode, run } from './run.ts';

type Words = Say<typeof en>;

/** Whether all words occur. The names are English: in another language what is said in it about a code is searched, too. */
function isFound(words: readonly string[], { code, name, formerNames = [], type, specification }: ListedCode, { t, language }: Words) {
  const meaning = language === 'en' ? '' : t(`view.codes.${code}`);
  return hasWords([String(code), name, ...formerNames, type, specification, meaning], words);
}

function description({ code, formerNames, isCacheable }: ListedCode, { t, language }: Words): string {
  const formerly = formerNames ? [t('view.formerly', { names: joinList(formerNames, language) })] : [];
  return joinSentences([t(`view.codes.${code}`), ...formerly, ...(isCacheable ? [t('view.cacheable')] : [])], language);
}

export const answer = {
  search({ codes, words, sought, total }, _given, say) {
    const found = codes.filter((code) => isFound(words, code, say));
    return {
      codes: found.map((entry) => {
        const { code, name, type, specification } = entry;
        return { code: String(code), name, description: description(entry, say), type, specification };
      }),
      shown: say.t('view.shownOfTotal', { shown: found.length, total }),
      notices: found.length === 0 ? [{ code: 'noMatch', values: { search: excerpt(sought) } }] : [],
    };
  },
} satisfies Answers<typeof declaration, typeof run, typeof en>;
