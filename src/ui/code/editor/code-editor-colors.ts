import { bracketMatching } from '@codemirror/language';
import { Compartment, EditorState, type Extension, Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** In UTF-16 code units. Parsing a longer text, or joining it to one string at every key press, would block the page. */
const LARGE_TEXT = 1_000_000;

export const isLargeText = (text: Text): boolean => text.length > LARGE_TEXT;

/**
 * Colors a language and marks matching brackets, except in a large text: CodeMirror 6.43 searches at least the whole line for a bracket,
 * and a line can be the whole text.
 */
export class LanguageColors {
  readonly extension: Extension;
  readonly #compartment = new Compartment();
  #language: Extension = [];

  constructor() {
    // Part of the transaction that makes the text large or small, so that a large text is never parsed.
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
