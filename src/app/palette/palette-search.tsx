import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../language/use-language.ts';
import type { PaletteGroup } from './entry.ts';
import { groupResults } from './group-results.ts';
import { PaletteInput } from './palette-input.tsx';
import { LIST_ID, optionId, PaletteList } from './palette-list.tsx';
import { wordsOf } from './rank.ts';
import { useAnswers } from './use-answers.ts';
import { useEnter } from './use-enter.ts';
import { useEntries } from './use-entries.ts';
import { useSearch } from './use-search.ts';

const PAGE = 8;
const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

/** In UTF-16 units: what is longer is no name. */
const LONGEST_QUERY = 60;

export interface PaletteSearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** A combobox with its list, which stays open (ARIA Authoring Practices Guide, pattern “Combobox”). */
export function PaletteSearch({ query, onQuery }: PaletteSearchProps) {
  const { t, language } = useLanguage();
  const { all, offered, instead } = useEntries();
  const stops = useMemo(() => new Set(wordsOf(t('palette.stopWords'))), [t]);
  const search = useSearch(all, language, stops);
  const [chosen, setChosen] = useState(0);
  const [expanded, setExpanded] = useState<ReadonlySet<PaletteGroup>>(new Set());

  const answers = useAnswers(query);
  const named = query === '' ? offered : query.length > LONGEST_QUERY ? [] : search?.(query);
  const results = named && (answers.isFirm || named.length === 0 ? [...answers.entries, ...named] : [...named, ...answers.entries]);
  const isNothing = results?.length === 0;
  const groups = groupResults(isNothing ? instead : (results ?? []), expanded);
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const active = Math.max(0, Math.min(chosen, count - 1));
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const press = useEnter(answers.isPending, optionId(active));

  const ask = (next: string): void => {
    onQuery(next);
    setChosen(0);
    setExpanded(new Set());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = MOVES[event.key];
    if (move !== undefined) {
      event.preventDefault();
      setChosen(Math.max(0, Math.min(active + move, count - 1)));
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      press({ ctrlKey, metaKey, shiftKey });
    }
  };

  return (
    <>
      <PaletteInput
        value={query}
        onChange={ask}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input, in palette-input.tsx
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={LIST_ID}
        aria-activedescendant={count > 0 ? optionId(active) : undefined}
        onKeyDown={onKeyDown}
      />
      {answers.isFailed && <p className="palette-none">{t('palette.noAnswers')}</p>}
      {isNothing && <p className="palette-none">{t('palette.noResults')}</p>}
      <PaletteList
        {...{ groups, active, query, stops }}
        onPoint={setChosen}
        onSearch={ask}
        onShowAll={(group) => setExpanded(new Set([...expanded, group]))}
      />
      <output className="sr-only">{query !== '' && results ? t('palette.found', { count: results.length }) : ''}</output>
    </>
  );
}
