import type { Words } from '../../words/words.ts';

/** Translations of CodeMirror's English phrases, which are the keys. */
export const toPhrases = ({ editor: words, noResults }: Words): Readonly<Record<string, string>> => ({
  'No results': noResults,
  Find: words.find,
  next: words.next,
  previous: words.previous,
  'match case': words.matchCase,
  regexp: words.regularExpression,
  'by word': words.wholeWords,
  close: words.close,
  'Go to line': words.goToLine,
  go: words.go,
  'Fold line': words.foldLine,
  'Unfold line': words.unfoldLine,
  unfold: words.unfold,
  'folded code': words.foldedCode,
  'Folded lines': words.foldedLines,
  'Unfolded lines': words.unfoldedLines,
  to: words.to,
  'current match': words.currentMatch,
  'on line': words.onLine,
  'Selection deleted': words.selectionDeleted,
  'Control character': words.controlCharacter,
});
