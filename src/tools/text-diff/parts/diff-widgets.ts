import type { Text } from '@codemirror/state';
import { WidgetType } from '@codemirror/view';
import type { DiffChunk } from '../diff-chunk.ts';

const LINE_HEIGHT = 20;

/** Removed lines of the original text, displayed in the changed text with their differing words marked. */
export class RemovedLines extends WidgetType {
  readonly #text: Text;
  readonly #chunk: DiffChunk;

  constructor(text: Text, chunk: DiffChunk) {
    super();
    this.#text = text;
    this.#chunk = chunk;
  }

  override eq(other: RemovedLines): boolean {
    return other.#chunk === this.#chunk;
  }

  override get estimatedHeight(): number {
    return this.#chunk.linesA * LINE_HEIGHT;
  }

  toDOM(): HTMLElement {
    const { lineA, linesA, wordsA } = this.#chunk;
    const block = document.createElement('div');
    block.className = 'cm-diff-removed';
    for (let number = lineA + 1; number <= lineA + linesA; number++) {
      const { from, to } = this.#text.line(number);
      const line = document.createElement('del');
      let written = from;
      for (const word of wordsA) {
        const [start, end] = [Math.max(word.from, from), Math.min(word.to, to)];
        if (start >= end) continue;
        const mark = document.createElement('span');
        mark.className = 'cm-diff-word';
        mark.textContent = this.#text.sliceString(start, end);
        line.append(this.#text.sliceString(written, start), mark);
        written = end;
      }
      line.append(this.#text.sliceString(written, to));
      block.append(line);
    }
    return block;
  }
}

/** A placeholder for unchanged lines that expands them when pressed. */
export class HiddenLines extends WidgetType {
  readonly #label: string;
  readonly #show: () => void;

  constructor(label: string, show: () => void) {
    super();
    this.#label = label;
    this.#show = show;
  }

  override eq(other: HiddenLines): boolean {
    return other.#label === this.#label && other.#show === this.#show;
  }

  override get estimatedHeight(): number {
    return LINE_HEIGHT + 4;
  }

  override ignoreEvent(): boolean {
    return true;
  }

  toDOM(): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'cm-diff-hidden';
    button.textContent = this.#label;
    button.addEventListener('click', this.#show);
    return button;
  }
}
