import { EditorSelection, type Extension, Text } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { DiffChunk } from '../diff-chunk.ts';
import { alignEditors, diffSpacers, removeSpacers } from './diff-alignment.ts';
import { type DiffSide, diffMarks, setDiffMarks } from './diff-marks.ts';
import { normalizeLineBreaks } from '#ui/code/editor/text-change.ts';

/** A comparison of the texts in the two editors. */
export interface ShownDiff {
  readonly textA: string;
  readonly textB: string;
  readonly chunks: readonly DiffChunk[];
  /**
   * `sideBySide`: each editor displays its own side, aligned and with synchronized scrolling. `unified`: the second editor displays both
   * texts, and the first displays plain text.
   */
  readonly layout: 'sideBySide' | 'unified';
  readonly hidesUnchanged: boolean;
  /** The label for a number of hidden lines. */
  readonly hiddenLabel: (lines: number) => string;
}

/**
 * Two editors that display the differences of their texts. Receives each comparison from its caller. Texts edited since then keep their
 * marks until the next comparison.
 */
export class DiffEditors {
  readonly #views = new Map<DiffSide, EditorView>();
  #shown: ShownDiff | undefined;
  /** Sections of unchanged lines that the user has expanded. */
  readonly #opened = new Set<number>();
  #current = -1;
  #frame: number | undefined;

  /** The extension that connects an editor to one side. */
  extension(side: DiffSide): Extension {
    const register = (view: EditorView) => this.#register(side, view);
    const changed = (update: ViewUpdate) => {
      if (update.geometryChanged || update.viewportChanged) this.#align();
    };
    const plugin = ViewPlugin.define((view) => {
      const forget = register(view);
      return { update: changed, destroy: forget };
    });
    return [diffMarks, diffSpacers, plugin];
  }

  show(shown: ShownDiff | undefined): void {
    if (shown?.chunks !== this.#shown?.chunks) {
      this.#opened.clear();
      this.#current = -1;
    }
    this.#shown = shown;
    this.#mark();
  }

  /** Moves to the next or previous chunk and wraps around. */
  go(step: 1 | -1): void {
    const chunks = this.#shown?.chunks ?? [];
    if (chunks.length === 0) return;
    const start = step === 1 ? -1 : chunks.length;
    this.#current = ((this.#current < 0 ? start : this.#current) + step + chunks.length) % chunks.length;
    const chunk = chunks[this.#current];
    if (!chunk) return;
    this.#select('a', chunk.lineA, chunk.linesA);
    this.#select('b', chunk.lineB, chunk.linesB);
  }

  #select(side: DiffSide, line: number, count: number): void {
    const view = this.#views.get(side);
    if (!view) return;
    const { doc } = view.state;
    const from = line < doc.lines ? doc.line(line + 1).from : doc.length;
    const to = line + count < doc.lines ? doc.line(line + count + 1).from : doc.length;
    view.dispatch({
      selection: { anchor: from },
      effects: EditorView.scrollIntoView(EditorSelection.range(from, to), { y: 'center' }),
    });
  }

  #register(side: DiffSide, view: EditorView): () => void {
    this.#views.set(side, view);
    const scroll = () => this.#scrollOther(side, view);
    view.scrollDOM.addEventListener('scroll', scroll, { passive: true });
    // A view cannot process transactions while it is being created.
    queueMicrotask(() => this.#mark());
    return () => {
      view.scrollDOM.removeEventListener('scroll', scroll);
      if (this.#views.get(side) === view) this.#views.delete(side);
    };
  }

  #mark(): void {
    const shown = this.#shown;
    const [a, b] = [this.#views.get('a'), this.#views.get('b')];
    if (!a || !b) return;
    if (!shown) {
      for (const view of [a, b]) view.dispatch({ effects: setDiffMarks.of(undefined) });
      return;
    }
    const [textA, textB] = [toText(shown.textA), toText(shown.textB)];
    if (!a.state.doc.eq(textA) || !b.state.doc.eq(textB)) return; // edited since the comparison
    const isUnified = shown.layout === 'unified';
    const hidden = shown.hidesUnchanged
      ? {
          isShown: (stretch: number) => this.#opened.has(stretch),
          show: (stretch: number) => this.#open(stretch),
          label: shown.hiddenLabel,
        }
      : undefined;
    const { chunks } = shown;
    a.dispatch({ effects: setDiffMarks.of(isUnified ? undefined : { chunks, side: 'a', removedFrom: undefined, hidden }) });
    b.dispatch({ effects: setDiffMarks.of({ chunks, side: 'b', removedFrom: isUnified ? textA : undefined, hidden }) });
    this.#align();
  }

  #open(stretch: number): void {
    this.#opened.add(stretch);
    this.#mark();
  }

  #align(): void {
    if (this.#frame !== undefined) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = undefined;
      const [a, b] = [this.#views.get('a'), this.#views.get('b')];
      if (!a || !b) return;
      if (this.#shown?.layout === 'sideBySide') alignEditors(a, b, this.#shown.chunks);
      else for (const view of [a, b]) removeSpacers(view);
    });
  }

  #scrollOther(side: DiffSide, view: EditorView): void {
    const other = this.#views.get(side === 'a' ? 'b' : 'a');
    if (!other || this.#shown?.layout !== 'sideBySide') return;
    const { scrollTop, scrollLeft } = view.scrollDOM;
    // The resulting event of the other editor finds equal positions, so there is no loop.
    if (Math.abs(other.scrollDOM.scrollTop - scrollTop) > 1) other.scrollDOM.scrollTop = scrollTop;
    if (Math.abs(other.scrollDOM.scrollLeft - scrollLeft) > 1) other.scrollDOM.scrollLeft = scrollLeft;
  }
}

const toText = (text: string): Text => Text.of(normalizeLineBreaks(text).split('\n'));
