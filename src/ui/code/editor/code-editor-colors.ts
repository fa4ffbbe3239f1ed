import { bracketMatching } from '@codemirror/language';
import { Compartment, EditorState, type Extension, Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** In UTF-16 code units. Parsing a larger text, or making one string of it at every key, would make the page wait. */
const LARGE_TEXT = 1_000_000;

export const isLargeText = (text: Text): boolean => text.length > LARGE_TEXT;

/**
 * The colors of a language and the marks of a pair of brackets, which a large text does without: CodeMirror 6.43 looks for a bracket in
 * at least the whole of the line, and that may be all of the text.
 */
export class LanguageColors {
  readonly extension: Extension;
  readonly #compartment = new Compartment();
  #language: Extension = [];

  constructor() {
    // In the very transaction that makes the text large or small, so that no large text is ever parsed.
    const sizeSwitch = EditorState.transactionExtender.of(({ docChanged, startState, newDoc }) =>
      docChanged && isLargeText(startState.doc) !== isLargeText(newDoc) ? { effects: this.#effect(newDoc) } : null,
    );
    this.extension = [sizeSwitch, this.#compartment.of(this.#extensionsFor(Text.empty))];
  }

  setLanguage(view: EditorView, language: Extension): void {
    this.#language = language;
    view.dispatch({ effects: this.#effect(view.state.doc) });
  }

  #effect(text: Text) {
    return this.#compartment.reconfigure(this.#extensionsFor(text));
  }

  #extensionsFor(text: Text): Extension {
    return isLargeText(text) ? [] : [this.#language, bracketMatching()];
  }
}
