import type { Presenters } from '#core/present.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

/** The maximum number of characters displayed in a row. Copying always includes the whole value. */
const MAX_SHOWN = 10_000;

export const presenters = {
  convert(converted) {
    const rows = Object.entries(converted).map(([name, value = '']) => [name, { value, display: value.slice(0, MAX_SHOWN) }] as const);
    const isShownInPart = rows.some(([, { value, display }]) => display.length < value.length);
    return { ...Object.fromEntries(rows), notices: isShownInPart ? [{ code: 'shownInPart', isOfPage: true }] : [] };
  },
} satisfies Presenters<typeof declaration, typeof run>;
