import type { Presenters } from '#core/present.ts';
import { searchSheet } from '#domains/reference-sheet/search-sheet.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

/** Double backslashes as in Java literals and JSON, where `\\d` means `\d`. */
const ESCAPED_TWICE = /\\\\(?=\w)/g;

const termsOf = ({ terms = '' }: { readonly name: string; readonly terms?: string }): string => terms;

export const presenters = {
  /** Finds the entries where every search word is in the entry's own texts or in those of its section. */
  search({ search: typed, sections, patterns }, _given, { t, english }) {
    const search = typed.replaceAll(ESCAPED_TWICE, '\\');
    const translators = [t, ...(english ? [english] : [])];
    const found = searchSheet(sections, search, (section, entry) => [
      entry.syntax,
      termsOf(entry),
      ...translators.flatMap((translate) => [translate(`view.sections.${section.name}`), translate(`view.meanings.${entry.name}`)]),
    ]);
    const [ready] = searchSheet([{ entries: patterns }], search, (_section, entry) => [
      entry.pattern,
      termsOf(entry),
      ...translators.flatMap((translate) => [translate('outputs.patterns.label'), translate(`view.patterns.${entry.name}`)]),
    ]);
    return {
      syntax: found.flatMap((section) =>
        section.entries.map(({ name, syntax }) => ({
          section: t(`view.sections.${section.name}`),
          syntax,
          meaning: t(`view.meanings.${name}`),
        })),
      ),
      patterns: ready?.entries.map(({ name, pattern, flags }) => ({ name: t(`view.patterns.${name}`), pattern, flags })) ?? [],
      notices: found.length === 0 && !ready ? [{ code: 'noMatch' }] : [],
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
