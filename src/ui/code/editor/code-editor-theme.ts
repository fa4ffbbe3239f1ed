import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Everything is a token of styles.css, so that a change of theme needs no new editor. The frame around it is the field's. */
const chrome = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'transparent', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '20px' },
  '.cm-content': { padding: '6px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 8px 0 4px' },
  '.cm-placeholder': { color: 'var(--ink-soft)' },
  '.cm-gutters': { color: 'var(--ink-soft)', backgroundColor: 'var(--code-background, var(--surface))', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 2px 0 8px', minWidth: '28px' },
  '.cm-foldGutter .cm-gutterElement': { width: '16px', textAlign: 'center', cursor: 'pointer' },
  '.cm-foldPlaceholder': {
    color: 'var(--ink-soft)',
    backgroundColor: 'var(--sunken)',
    border: '1px solid var(--line)',
    borderRadius: '4px',
    padding: '0 4px',
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
    gap: '4px 8px',
    padding: '6px 36px 6px 8px',
    fontSize: '13px',
  },
  '.cm-find label': { display: 'inline-flex', alignItems: 'center', gap: '4px', whiteSpace: 'nowrap' },
  '.cm-find .cm-textfield': { flex: '1 1 9rem', maxWidth: '20rem', minWidth: '0' },
  '.cm-find-remark': { color: 'var(--ink-soft)' },
  '.cm-panel .cm-textfield': {
    fontSize: '13px',
    padding: '2px 6px',
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line-strong)',
    borderRadius: '4px',
  },
  '.cm-panel .cm-button': {
    fontSize: '13px',
    padding: '2px 8px',
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    backgroundImage: 'none',
    border: '1px solid var(--line-strong)',
    borderRadius: '4px',
  },
  '.cm-find [name=close], .cm-panel .cm-dialog-close': {
    position: 'absolute',
    top: '6px',
    insetInlineEnd: '6px',
    width: '24px',
    height: '24px',
    color: 'var(--ink-soft)',
    fontSize: '18px',
    lineHeight: '24px',
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
