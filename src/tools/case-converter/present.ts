import type { Presenters } from '#core/present.ts';
import { caseNames, type declaration } from './declare.ts';
import { firstLines } from './first-lines.ts';
import type { run } from './run.ts';

export const presenters = {
  convert(cases) {
    const rows = caseNames.map((name) => [name, { value: cases[name], display: firstLines(cases[name]) }] as const);
    const isShownInPart = rows.some(([, { value, display }]) => display.length < value.length);
    return { ...Object.fromEntries(rows), notices: isShownInPart ? [{ code: 'shownInPart', isOfPage: true }] : [] };
  },
} satisfies Presenters<typeof declaration, typeof run>;
