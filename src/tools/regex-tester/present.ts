import type { Presenters } from '#core/present.ts';
import type { Translate } from '#core/message-key.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import type { declaration } from './declare.ts';
import { highlightsBetween } from './highlights.ts';
import { groupsAt, type MatchedGroup, type MatchList, matchAt, type Span, textAt } from './match-list.ts';
import { matchesToJson } from './matches-to-json.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';
import { meaningOf } from './meaning.ts';
import { timesText } from './times-text.ts';

type Words = Translate<typeof en>;

/** The limits for JSON that a page can copy and download without freezing. */
const WHOLE_JSON = { maxCount: 100_000, maxLength: 200_000_000 };

/** Longer matches are truncated here but complete in the JSON. */
const SHOWN_LENGTH = 500;
const SHOWN_SOURCE = 60;

function shownText(matches: MatchList, span: Span): string {
  const text = textAt(matches, span);
  return excerpt(text, SHOWN_LENGTH);
}

function shownGroup(t: Words, matches: MatchList, { number, name, span }: MatchedGroup): string {
  const value = span ? `${shownText(matches, span) || t('view.empty')} (${span.start}–${span.end})` : t('view.notMatched');
  return `${number}${name === null ? '' : ` ${name}`}: ${value}`;
}

/** Creates the rows on demand, because there may be a million matches. */
const rowsOf = (t: Words, matches: MatchList) => ({
  length: matches.count,
  at(index: number) {
    if (index < 0 || index >= matches.count) return undefined;
    const span = matchAt(matches, index);
    const match = shownText(matches, span);
    return {
      number: String(index + 1),
      start: String(span.start),
      end: String(span.end),
      line: String(matches.lines[index]),
      match: match || t('view.empty'),
      groups: groupsAt(matches, index)
        .map((group) => shownGroup(t, matches, group))
        .join('\n'),
      isEmpty: match === '',
    };
  },
});

export const presenters = {
  match({ matches, json, jsonCount }, _given, { t, language }) {
    const grouped = (count: number): string => count.toLocaleString(language);
    const { count, isCut } = matches;
    return {
      count: String(count),
      matches: rowsOf(t, matches),
      json: { text: json, whole: () => matchesToJson(matches, WHOLE_JSON).json },
      highlights: (from, to) => highlightsBetween(matches, from, to),
      notices: [
        ...(isCut ? [{ code: 'cut', values: { shown: grouped(count) } }] : []),
        ...(jsonCount < count
          ? [{ code: 'jsonCut', values: { shown: grouped(jsonCount), given: grouped(Math.min(count, WHOLE_JSON.maxCount)) } }]
          : []),
      ],
    };
  },
  async diagram(drawing, _given, { t }) {
    const { drawRailroad } = await import('./draw-railroad.ts');
    const diagram = drawRailroad(drawing, {
      title: t('outputs.diagram'),
      label: ({ word, values }) => t(`view.drawing.${word}`, values),
      times: (min, max) => timesText(t, min, max),
      asFewAsPossible: t('view.asFewAsPossible'),
      timesAsFewAsPossible: (times) => t('view.timesAsFewAsPossible', { times }),
    });
    return { diagram };
  },
  explain: ({ source, drawing }, _given, { t }) => ({ atCaret: `${excerpt(source, SHOWN_SOURCE)} · ${meaningOf(t, drawing)}` }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
