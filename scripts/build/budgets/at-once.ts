import { type FileNumbers, type OfflineList } from '../../../src/app/platform/offline/offline-list.ts';
import { planFetches } from '../../../src/app/platform/offline/plan-fetches.ts';

/** The limit for what a first visit loads immediately besides the page itself: the core, and the texts of the page's language. */
export interface AtOnceBudget {
  readonly files: number;
  /** Size after gzip. */
  readonly bytes: number;
}

const nothingIsKept = (): boolean => false;

/** One sentence for each language whose first visit loads too much immediately. */
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
