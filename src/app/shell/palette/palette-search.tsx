import { useEffect, useMemo } from 'react';
import { Button } from '#ui/button/button.tsx';
import { type BringNote, type Held, isSeenWhole } from '../../features/detection/content.ts';
import { useLanguage } from '../language/use-language.ts';
import { AnswerBar } from './answer-bar.tsx';
import type { PaletteGroup } from './entry.ts';
import { groupResults } from './group-results.ts';
import { PaletteList } from './palette-list.tsx';
import { wordsOf } from './rank.ts';
import { SearchNote } from './search-note.tsx';
import { useAnswers } from './use-answers.ts';
import { useCopiedAnswer } from './use-copied-answer.ts';
import { useEnter } from './use-enter.ts';
import { useEntries } from './use-entries.ts';
import { useListKeys } from './use-list-keys.ts';
import { useListState } from './use-list-state.ts';
import { useResults } from './use-results.ts';
import { useSaidResults } from './use-said-results.ts';
import { useSearch } from './use-search.ts';

export interface PaletteSearchProps {
  /** The field that controls the list. */
  readonly input: HTMLInputElement | null;
  /** The id of the list and the prefix of its options' ids. */
  readonly listId: string;
  readonly typed: string;
  readonly held?: Held | undefined;
  readonly pair?: readonly [File, File] | undefined;
  readonly note?: BringNote | undefined;
  readonly onType: (text: string) => void;
  /** Called when an option has been opened. */
  readonly onDone: () => void;
  /** Whether the list shows suggestions while the field is empty. */
  readonly isOffering?: boolean;
}

/** The list of a field that accepts anything: detected answers, and entries found by name. */
export function PaletteSearch({ input, listId, typed, held, pair, note, onType, onDone, isOffering = false }: PaletteSearchProps) {
  const { t, language } = useLanguage();
  const { all, offered, instead } = useEntries();
  const stops = useMemo(() => new Set(wordsOf(t('palette.stopWords'))), [t]);
  const search = useSearch(all, language, stops);
  const content = held ?? typed;
  const answers = useAnswers({ content, pair });
  const results = useResults({ typed, held, answers, search, offered: isOffering ? offered : [] });
  const list = useListState(content, typed);
  const copied = useCopiedAnswer();

  const hasContent = held !== undefined || typed !== '';
  const isSearch = isOffering && held === undefined;
  const isUnnamed = hasContent && results?.named === 0 && answers.entries.length === 0 && answers.state === 'settled';
  const found = list.keepPlaces(results?.entries ?? []);
  const groups = groupResults(isUnnamed && isSearch ? [...found, ...instead] : found, list.expanded);
  const lines = groups.flatMap((group) => group.lines);
  const active = list.activeOf(lines);
  const activeId = `${listId}-${active}`;
  const line = lines[active];
  const entry = line?.kind === 'entry' ? line.entry : undefined;
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useSaidResults({ answers, named: results?.named ?? 0, isAsked: hasContent && results !== undefined, active: entry });

  const onMove = (index: number): void => list.move(lines, index);
  const open = useEnter(results ? answers.state : 'unlisted', activeId);
  const copyActive = entry?.found?.copy === undefined ? undefined : () => void copied.copy(entry);
  useListKeys(input, { count: lines.length, active, activeId, listId, onMove, onEnter: open, onCopy: copyActive });

  const headingOf = (group: PaletteGroup): string => {
    if (group === 'more') return t('palette.more', { kind: answers.entries[0]?.found?.reading ?? '' });
    if (group === 'any') return t(typeof content === 'string' ? 'palette.anyText' : 'palette.anyFile');
    return t(`palette.${group}`);
  };
  return (
    <>
      {answers.failure === 'unavailable' && (
        <p className="palette-note">
          {t('palette.noAnswers')}{' '}
          <Button size="small" onClick={answers.retry}>
            {t('palette.tryAgain')}
          </Button>
        </p>
      )}
      {isUnnamed && isSearch && <p className="palette-note">{t('palette.noResults')}</p>}
      {isUnnamed && !answers.failure && found.length > 0 && (
        <p className="palette-note">{t(typeof content === 'string' ? 'palette.unknownText' : 'palette.unknownFile')}</p>
      )}
      {lines.length > 0 && (
        <PaletteList
          {...{ listId, groups, headingOf, active, query: typed, stops, onDone }}
          copiedId={copied.copiedId}
          onPoint={onMove}
          onCopy={(pointed) => void copied.copy(pointed)}
          onSearch={onType}
          onShowAll={list.expand}
          onUnreadable={list.fail}
        />
      )}
      {entry?.found && (
        <AnswerBar onCopy={copyActive} refused={copied.refusedOf(entry)} onOpen={() => document.getElementById(activeId)?.click()} />
      )}
      <SearchNote
        note={list.hasFailed || answers.failure === 'unreadable' ? { code: 'unreadable' } : note}
        isSampled={!isSeenWhole(content)}
      />
    </>
  );
}
