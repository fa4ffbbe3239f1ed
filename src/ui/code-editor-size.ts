import { type ChangeSet, Compartment, EditorState, type Extension, StateField, type Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** In UTF-16 code units. Parsing and measuring a larger text would make the page wait. */
const LARGE_TEXT = 1_000_000;
/** CodeMirror scrolls sideways over 2,000,000 px at most; what lies beyond in a longer line could never be seen. */
const LONG_LINE = 100_000;

interface TextSize {
  readonly isLarge: boolean;
  readonly hasLongLine: boolean;
}

export const isLargeText = (text: Text): boolean => text.length > LARGE_TEXT;

function hasLongLine(lines: Iterable<string>): boolean {
  for (const line of lines) if (line.length > LONG_LINE) return true;
  return false;
}

const sizeOf = (text: Text): TextSize => ({ isLarge: isLargeText(text), hasLongLine: hasLongLine(text.iterLines()) });

/** Looks only at the lines that change, unless a long line may have gone. */
function sizeAfter(before: TextSize, text: Text, changes: ChangeSet): TextSize {
  if (before.hasLongLine) return sizeOf(text);
  let isLong = false;
  changes.iterChanges((_fromBefore, _toBefore, from, to, inserted) => {
    isLong ||= hasLongLine(inserted.iterLines()) || hasLongLine([text.lineAt(from).text, text.lineAt(to).text]);
  });
  return { isLarge: isLargeText(text), hasLongLine: isLong };
}

const textSize = StateField.define<TextSize>({
  create: (state) => sizeOf(state.doc),
  update: (size, { docChanged, newDoc, changes }) => (docChanged ? sizeAfter(size, newDoc, changes) : size),
});

/**
 * The parts of an editor that depend on how large the text is: a large one has no colors and is not wrapped, but a line too long
 * to be scrolled always is. They change in the very transaction that changes the size, so that no large text is ever parsed.
 */
export class SizedParts {
  readonly extension: Extension;
  readonly #language = new Compartment();
  readonly #wrapping = new Compartment();
  #colors: Extension = [];
  #isWrapping: boolean;

  constructor(isWrapping: boolean, text: Text) {
    this.#isWrapping = isWrapping;
    const sizeSwitch = EditorState.transactionExtender.of(({ docChanged, startState, newDoc, changes }) => {
      if (!docChanged) return null;
      const before = startState.field(textSize);
      const after = sizeAfter(before, newDoc, changes);
      return before.isLarge === after.isLarge && before.hasLongLine === after.hasLongLine ? null : { effects: this.#effects(after) };
    });
    this.extension = [textSize, sizeSwitch, this.#language.of([]), this.#wrapping.of(this.#wrappingFor(sizeOf(text)))];
  }

  setColors(view: EditorView, colors: Extension): void {
    this.#colors = colors;
    view.dispatch({ effects: this.#effects(view.state.field(textSize)) });
  }

  setWrapping(view: EditorView, isWrapping: boolean): void {
    this.#isWrapping = isWrapping;
    view.dispatch({ effects: this.#effects(view.state.field(textSize)) });
  }

  #wrappingFor(size: TextSize): Extension {
    return size.hasLongLine || (this.#isWrapping && !size.isLarge) ? EditorView.lineWrapping : [];
  }

  #effects(size: TextSize) {
    return [this.#language.reconfigure(size.isLarge ? [] : this.#colors), this.#wrapping.reconfigure(this.#wrappingFor(size))];
  }
}
