import type { Presenters, PresentationTexts } from '#core/present.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { joinList, joinSentences } from '#pure/text/join-list.ts';
import { hasWords } from '#pure/text/search-words.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import { compactText, type PastedSearch } from './pasted-search.ts';
import { hasPrefix, type ListedCode, type run } from './run.ts';

type Words = PresentationTexts<typeof en>;
type Found = Extract<ReturnType<typeof run.search>, { readonly ok: true }>['value'];

/** Whether an entry contains all words. The names are English, so other languages also search the translated meaning. */
function isFound(words: readonly string[], { code, name, formerNames = [], type, specification }: ListedCode, { t, language }: Words) {
  const meaning = language === 'en' ? '' : t(`view.codes.${code}`);
  return hasWords([String(code), name, ...formerNames, type, specification, meaning], words);
}

/** Whether a pasted text refers to the entry. */
function isMeant({ patterns, words }: PastedSearch, entry: ListedCode): boolean {
  if (patterns.length > 0) return patterns.some((pattern) => hasPrefix(pattern)(entry));
  const text = compactText([entry.name, ...(entry.formerNames ?? [])].join('\n'));
  return words.length > 0 && words.every((word) => text.includes(word));
}

/** Finds the codes that match the search as typed, or, if none do, as a pasted text. */
function findIn(codes: readonly ListedCode[], { words, pasted }: Pick<Found, 'words' | 'pasted'>, texts: Words): readonly ListedCode[] {
  const found = codes.filter((code) => isFound(words, code, texts));
  return found.length > 0 ? found : codes.filter((code) => isMeant(pasted, code));
}

function description({ code, formerNames, isCacheable }: ListedCode, { t, language }: Words): string {
  const formerly = formerNames ? [t('view.formerly', { names: joinList(formerNames, language) })] : [];
  return joinSentences([t(`view.codes.${code}`), ...formerly, ...(isCacheable ? [t('view.cacheable')] : [])], language);
}

export const presenters = {
  search(result, _given, texts) {
    const { codes, hidden, sought, total } = result;
    const found = findIn(codes, result, texts);
    const nothing = found.length === 0 && findIn(hidden, result, texts).length > 0 ? 'onlyUnofficial' : 'noMatch';
    return {
      codes: found.map((entry) => {
        const { code, name, type, specification } = entry;
        return { code: String(code), name, description: description(entry, texts), type, specification };
      }),
      shown: texts.t('view.shownOfTotal', { shown: found.length, total }),
      notices: found.length === 0 ? [{ code: nothing, values: { search: excerpt(sought) } }] : [],
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
