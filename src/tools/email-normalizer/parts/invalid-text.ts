import { joinList } from '#core/join-list.ts';
import type { NormalizedList } from '../logic.ts';
import type { EmailTranslate } from './email-translate.ts';

/** Which entries are no addresses, the first of them quoted; `undefined` where all are. */
export function invalidText(t: EmailTranslate, { invalid, invalidCount: count }: NormalizedList, language: string): string | undefined {
  const entries = joinList(
    invalid.map(({ line, text }) => t('view.invalidEntry', { line, text })),
    language,
  );
  return count === 0 ? undefined : t('view.invalidEntries', { count, entries });
}
