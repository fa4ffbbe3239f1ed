import { useEffect } from 'react';
import { announce } from '#ui/feedback/announce.ts';
import { useLanguage } from '../language/use-language.ts';
import type { PaletteEntry } from './entry.ts';
import type { Answers } from './use-answers.ts';

/** Time in ms without changes before the list is announced. */
const REST_MS = 500;

interface AnnouncedResults {
  readonly answers: Answers;
  /** The number of entries found by name. */
  readonly named: number;
  readonly isAsked: boolean;
  readonly active: PaletteEntry | undefined;
}

const answerText = ({ found }: PaletteEntry): string => [found?.reading, found?.answer].filter(Boolean).join(', ');

/** Announces the results to screen readers once the list is stable, and an answer that arrives for the active line. */
export function useSaidResults({ answers, named, isAsked, active }: AnnouncedResults): void {
  const { t } = useLanguage();
  const { entries, state } = answers;
  const [first] = entries;
  const results = named > 0 ? t('palette.found', { count: named }) : '';
  const summary = first
    ? t('palette.answersFound', { count: entries.length, first: answerText(first) })
    : [t('palette.noAnswersFound'), results].join(' ').trim();
  const own = active?.found && active.id !== first?.id ? answerText(active) : '';
  const sentence = isAsked && state !== 'stale' ? [summary, own].join(' ').trim() : '';
  useEffect(() => {
    if (sentence === '') return undefined;
    const timer = setTimeout(announce, REST_MS, sentence);
    return () => clearTimeout(timer);
  }, [sentence]);
}
