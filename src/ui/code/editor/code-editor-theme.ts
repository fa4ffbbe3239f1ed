import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Converts pixels at the default text size, which the visitor may have enlarged. */
const rem = (px: number): string => `calc(${px}rem / 14)`;

/** Uses only tokens of styles.css, so that a theme change needs no new editor. The field draws the border around the editor. */
const chrome = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'transparent', fontSize: rem(13) },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: rem(20) },
  '.cm-content': { padding: `${rem(6)} 0`, caretColor: 'var(--ink)' },
  '.cm-line': { padding: `0 ${rem(8)} 0 ${rem(4)}` },
  '.cm-placeholder': { color: 'var(--ink-soft)' },
  '.cm-gutters': { color: 'var(--ink-soft)', backgroundColor: 'var(--code-background, var(--surface))', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: `0 ${rem(2)} 0 ${rem(8)}`, minWidth: rem(28) },
  '.cm-foldGutter .cm-gutterElement': { width: rem(16), textAlign: 'center', cursor: 'pointer' },
  '.cm-foldPlaceholder': {
    color: 'var(--ink-soft)',
    backgroundColor: 'var(--sunken)',
    border: '1px solid var(--line)',
    borderRadius: '4px',
    padding: `0 ${rem(4)}`,
    margin: '0 2px',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLineGutter': { color: 'var(--ink)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--mark-one)', color: 'inherit' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--danger-soft)', color: 'var(--danger)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--sunken)' },
  '.cm-searchMatch': { backgroundColor: 'var(--mark-two)', color: 'inherit', borderRadius: '2px' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--accent-ink)' },
  '.cm-specialChar': { color: 'var(--danger)' },
  '.cm-error-gutter': { color: 'var(--danger)', backgroundColor: 'var(--danger-soft)', fontWeight: '600' },
  '.cm-error-mark': { textDecoration: 'underline wavy var(--danger)', textDecorationSkipInk: 'none', textUnderlineOffset: '3px' },
  '.cm-error-end': { display: 'inline-block', width: '1ch', borderBottom: '2px solid var(--danger)' },
});

const panels = EditorView.theme({
  '.cm-panels': { color: 'var(--ink)', backgroundColor: 'var(--sunken)', fontFamily: 'var(--font-sans, system-ui, sans-serif)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-find': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${rem(4)} ${rem(8)}`,
    padding: `${rem(6)} ${rem(36)} ${rem(6)} ${rem(8)}`,
    fontSize: rem(13),
  },
  '.cm-find label': { display: 'inline-flex', alignItems: 'center', gap: rem(4), whiteSpace: 'nowrap' },
  '.cm-find .cm-textfield': { flex: '1 1 9rem', maxWidth: '20rem', minWidth: '0' },
  '.cm-find-remark': { color: 'var(--ink-soft)' },
  '.cm-panel .cm-textfield': {
    fontSize: rem(13),
    padding: `${rem(2)} ${rem(6)}`,
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line-strong)',
    borderRadius: '4px',
  },
  '.cm-panel .cm-button': {
    fontSize: rem(13),
    padding: `${rem(2)} ${rem(8)}`,
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    backgroundImage: 'none',
    border: '1px solid var(--line-strong)',
    borderRadius: '4px',
  },
  '.cm-find [name=close], .cm-panel .cm-dialog-close': {
    position: 'absolute',
    top: rem(6),
    insetInlineEnd: rem(6),
    width: rem(24),
    height: rem(24),
    color: 'var(--ink-soft)',
    fontSize: rem(18),
    lineHeight: rem(24),
  },
});

const colors = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName), tags.tagName, tags.labelName], color: 'var(--code-name)' },
  { tag: [tags.string, tags.attributeValue, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.keyword, tags.attributeName], color: 'var(--code-constant)' },
  { tag: [tags.comment, tags.meta, tags.processingInstruction], color: 'var(--ink-soft)' },
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.link, color: 'var(--code-name)', textDecoration: 'underline' },
  { tag: tags.invalid, color: 'var(--danger)' },
]);

export const codeEditorTheme: Extension = [chrome, panels, syntaxHighlighting(colors)];
