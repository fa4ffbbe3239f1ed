import { getSearchQuery, type SearchQuery } from '@codemirror/search';
import type { Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

interface Range {
  readonly from: number;
  readonly to: number;
}

/** In UTF-16 code units. Searching a part of this length takes a few milliseconds, and the page can run other tasks between two parts. */
const STRETCH = 100_000;
const BREATH_AFTER_MS = 30;

// A later search or an edit makes an earlier search pointless.
const latestSearches = new WeakMap<EditorView, object>();

const breathe = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The end of the part and the start of the next one. For a regular expression, a part ends with a line, so that `$` matches correctly. For
 * plain text, parts overlap, because a match can span two of them.
 */
function stretchAt(text: Text, query: SearchQuery, from: number, end: number): { readonly next: number; readonly to: number } {
  const next = Math.min(from + STRETCH, end);
  if (query.regexp) {
    const lineEnd = Math.min(text.lineAt(next).to, end);
    return { next: lineEnd + 1, to: lineEnd };
  }
  return { next, to: Math.min(next + 2 * query.search.length, end) };
}

function lastMatch(view: EditorView, query: SearchQuery, from: number, to: number): Range | undefined {
  let last: Range | undefined;
  const cursor = query.getCursor(view.state, from, to);
  for (let step = cursor.next(); !step.done; step = cursor.next()) last = step.value;
  return last;
}

function firstMatch(view: EditorView, query: SearchQuery, from: number, to: number): Range | undefined {
  const step = query.getCursor(view.state, from, to).next();
  return step.done ? undefined : step.value;
}

/** Finds the first or last match in a part of the text. Also resolves to `undefined` if another search or an edit interrupted this one. */
async function matchIn(view: EditorView, { from, to }: Range, isBackward: boolean, search: object): Promise<Range | undefined> {
  const text = view.state.doc;
  const query = getSearchQuery(view.state);
  let breath = performance.now() + BREATH_AFTER_MS;
  const starts = [];
  for (let start = from; start <= to; ) {
    starts.push(start);
    start = Math.max(start + 1, stretchAt(text, query, start, to).next);
  }
  for (const start of isBackward ? starts.toReversed() : starts) {
    const stretch = stretchAt(text, query, start, to);
    const match = isBackward ? lastMatch(view, query, start, stretch.to) : firstMatch(view, query, start, stretch.to);
    if (match) return match;
    if (performance.now() < breath) continue;
    await breathe();
    if (latestSearches.get(view) !== search || view.state.doc !== text) return undefined;
    breath = performance.now() + BREATH_AFTER_MS;
  }
  return undefined;
}

/** Selects the match after or before the selection, wrapping around at the end of the text. Resolves to whether there is a match. */
export async function selectMatch(view: EditorView, direction: 'next' | 'previous'): Promise<boolean> {
  if (!getSearchQuery(view.state).valid) return false;
  const search = {};
  latestSearches.set(view, search);
  const { from, to } = view.state.selection.main;
  const before = { from: 0, to: from };
  const after = { from: to, to: view.state.doc.length };
  const isBackward = direction === 'previous';
  const [near, far] = isBackward ? [before, after] : [after, before];
  const match = (await matchIn(view, near, isBackward, search)) ?? (await matchIn(view, far, isBackward, search));
  if (match) showMatch(view, match);
  return match !== undefined;
}

function showMatch(view: EditorView, { from, to }: Range) {
  const { state } = view;
  const announcement = `${state.phrase('current match')}. ${state.sliceDoc(from, Math.min(to, from + 60))} ${state.phrase('on line')} ${state.doc.lineAt(from).number}.`;
  view.dispatch({
    selection: { anchor: from, head: to },
    effects: [EditorView.scrollIntoView(from, { y: 'center' }), EditorView.announce.of(announcement)],
    userEvent: 'select.search',
  });
}
