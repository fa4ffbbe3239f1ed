import { type FileNumbers, type OfflineList } from '../../../src/app/offline/offline-list.ts';
import { planFetches } from '../../../src/app/offline/plan-fetches.ts';

/** What the first visit may bring at once beside the page itself: the core, and the texts of the page's language. */
export interface AtOnceBudget {
  readonly files: number;
  /** After gzip. */
  readonly bytes: number;
}

const nothingIsKept = (): boolean => false;

/** The sentences about all languages whose first visit brings too much at once. */
export function overAtOnce(list: OfflineList, budget: AtOnceBudget): readonly string[] {
  return Object.entries<FileNumbers>(list.languages).flatMap(([language, texts]) => {
    const files = list.core.count + texts.length;
    const bytes = planFetches(list, texts, nothingIsKept).reduce((sum, fetched) => sum + fetched.bytes, list.core.bytes);
    const isOver = files > budget.files || bytes > budget.bytes;
    return isOver
      ? `The first visit in “${language}” brings ${files} files and ${bytes} bytes at once, of ${budget.files} and ${budget.bytes}.`
      : [];
  });
}
