import type { LineAnswer } from './line-service.ts';
import type { LineRunState } from './line-run.ts';
import type { Line } from './read-lines.ts';

export const lineFilters = ['all', 'onlyErrors', 'withoutErrors'] as const;
export type LineFilter = (typeof lineFilters)[number];

export const isError = (result: LineAnswer | undefined): boolean => result?.error !== undefined;

/** The lines that match the filter. Lines without a result yet are included only by `all`. */
export const shownLines = (answerTo: LineRunState['answerTo'], lines: readonly Line[], filter: LineFilter): readonly Line[] =>
  filter === 'all'
    ? lines
    : lines.filter(({ text }) => {
        const result = answerTo(text);
        return result !== undefined && isError(result) === (filter === 'onlyErrors');
      });
