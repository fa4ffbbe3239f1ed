import { type Language, languages } from '#core/languages.ts';
import type { OfflineList } from './offline-list.ts';

/** The names of the files that belong to these languages only. */
const namesIn = ({ files, languages: texts, tools }: OfflineList, some: readonly Language[]): readonly string[] =>
  some
    .flatMap((language) => [...texts[language], ...Object.values(tools).flatMap(({ inLanguage }) => inLanguage[language] ?? [])])
    .flatMap((file) => files[file]?.[0] ?? []);

/** The names of the files that are not needed if only these languages are kept. */
export function filesOfOtherLanguages(list: OfflineList, kept: readonly Language[]): ReadonlySet<string> {
  const needed = new Set(namesIn(list, kept));
  const others = languages.filter((language) => !kept.includes(language));
  return new Set(namesIn(list, others).filter((name) => !needed.has(name)));
}
