import { Compartment, EditorState, type Extension, type StateEffect } from '@codemirror/state';
import { EditorView, placeholder } from '@codemirror/view';
import { indentFolding } from './code-editor-folding.ts';
import { type HighlightsIn, viewportHighlights } from './code-editor-marks.ts';
import { toPhrases } from './code-editor-phrases.ts';
import type { CodeLanguage } from '../code-languages.ts';
import type { Words } from '../../words/words.ts';

/** Settings that can change during the life of an editor. */
export interface CodeEditorSettings {
  /** Attributes of the editable element: its name, state, and description. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly language: CodeLanguage;
  readonly folding: 'syntax' | 'indent';
  readonly errorAt: number | undefined;
  readonly highlightsIn: HighlightsIn | undefined;
  readonly placeholder: string;
  /** Whether long lines wrap. */
  readonly isWrapped: boolean;
  /**
   * Loads another extension in a separate chunk. A new function replaces the extension, so keep the same function while it stays the same.
   */
  readonly loadExtension: (() => Promise<Extension>) | undefined;
  readonly words: Words;
}

interface Slot {
  readonly compartment: Compartment;
  /** The setting that the extension depends on. */
  readonly reads: (settings: CodeEditorSettings) => unknown;
  readonly extension: (settings: CodeEditorSettings) => Extension;
}

const slot = (reads: Slot['reads'], extension: Slot['extension']): Slot => ({ compartment: new Compartment(), reads, extension });

const slots: readonly Slot[] = [
  slot(
    ({ attributes }) => JSON.stringify(attributes),
    ({ attributes }) => EditorView.contentAttributes.of(attributes),
  ),
  slot(
    ({ isReadOnly }) => isReadOnly,
    // Not editable, so that no on-screen keyboard opens on a phone. The text remains focusable and searchable.
    ({ isReadOnly }) => (isReadOnly ? [EditorState.readOnly.of(true), EditorView.editable.of(false)] : []),
  ),
  slot(
    ({ highlightsIn }) => highlightsIn,
    ({ highlightsIn }) => (highlightsIn ? viewportHighlights(highlightsIn) : []),
  ),
  slot(
    ({ folding }) => folding,
    ({ folding }) => (folding === 'indent' ? indentFolding : []),
  ),
  slot(
    ({ placeholder: text }) => text,
    ({ placeholder: text }) => (text === '' ? [] : placeholder(text)),
  ),
  slot(
    ({ isWrapped }) => isWrapped,
    ({ isWrapped }) => (isWrapped ? EditorView.lineWrapping : []),
  ),
  slot(
    ({ words }) => words,
    ({ words }) => EditorState.phrases.of(toPhrases(words)),
  ),
];

export const settingsExtension = (settings: CodeEditorSettings): Extension =>
  slots.map(({ compartment, extension }) => compartment.of(extension(settings)));

/** Reconfigures only the changed slots, because a new extension loses its state. */
export const settingsChanges = (before: CodeEditorSettings, after: CodeEditorSettings): readonly StateEffect<unknown>[] =>
  slots
    .filter(({ reads }) => !Object.is(reads(before), reads(after)))
    .map(({ compartment, extension }) => compartment.reconfigure(extension(after)));
