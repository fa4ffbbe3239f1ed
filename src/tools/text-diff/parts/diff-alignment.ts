import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { DiffChunk } from '../diff-chunk.ts';

/** Empty space above a line or below the last line. Its height may be 0. */
interface Spacer {
  readonly at: number;
  readonly isUnder: boolean;
  readonly height: number;
}

class SpacerWidget extends WidgetType {
  readonly #height: number;

  constructor(height: number) {
    super();
    this.#height = height;
  }

  override eq(other: SpacerWidget): boolean {
    return other.#height === this.#height;
  }

  override get estimatedHeight(): number {
    return this.#height;
  }

  toDOM(): HTMLElement {
    const room = document.createElement('div');
    room.style.height = `${this.#height}px`;
    return room;
  }
}

interface Spacers {
  readonly list: readonly Spacer[];
  readonly decorations: DecorationSet;
}

const NO_SPACERS: Spacers = { list: [], decorations: Decoration.none };

const setSpacers = StateEffect.define<readonly Spacer[]>();

const spacersField = StateField.define<Spacers>({
  create: () => NO_SPACERS,
  update(spacers, { effects, changes, docChanged }) {
    const set = effects.find((effect) => effect.is(setSpacers));
    if (set) return { list: set.value, decorations: drawn(set.value) };
    if (!docChanged) return spacers;
    const list = spacers.list.map((spacer) => ({ ...spacer, at: changes.mapPos(spacer.at) }));
    return { list, decorations: drawn(list) };
  },
  provide: (field) => EditorView.decorations.from(field, ({ decorations }) => decorations),
});

const drawn = (spacers: readonly Spacer[]): DecorationSet =>
  Decoration.set(
    spacers.map(({ at, isUnder, height }) =>
      Decoration.widget({ widget: new SpacerWidget(height), block: true, side: isUnder ? 1 : -2 }).range(at),
    ),
    true,
  );

export const diffSpacers: Extension = spacersField;

/** Smaller differences are invisible. */
const TOLERANCE_PX = 1;
/** Measuring more positions takes longer than a frame. */
const MOST_ALIGNED = 3000;

/**
 * Aligns two editors by adding space, so that the lines after each chunk are next to each other. Each position has a spacer on both sides,
 * even with height 0. Editors estimate the height of undrawn lines between spacers, so adding and removing spacers would shift lines and
 * spacers endlessly.
 */
export function alignEditors(a: EditorView, b: EditorView, chunks: readonly DiffChunk[]): void {
  const [sideA, sideB] = [new Side(a), new Side(b)];
  for (const { lineA, linesA, lineB, linesB } of chunks.slice(0, MOST_ALIGNED)) {
    const [placeA, placeB] = [sideA.placeOf(lineA + linesA), sideB.placeOf(lineB + linesB)];
    if (placeA === undefined || placeB === undefined) continue;
    const [topA, topB] = [sideA.topOf(placeA), sideB.topOf(placeB)];
    sideA.add({ at: placeA, isUnder: false, height: missing(topA, topB) });
    sideB.add({ at: placeB, isUnder: false, height: missing(topB, topA) });
  }
  const [heightA, heightB] = [sideA.height(), sideB.height()];
  sideA.add({ at: a.state.doc.length, isUnder: true, height: missing(heightA, heightB) });
  sideB.add({ at: b.state.doc.length, isUnder: true, height: missing(heightB, heightA) });
  sideA.finish();
  sideB.finish();
}

/** Removes the spacers of an editor. */
export const removeSpacers = (view: EditorView): void => {
  if (view.state.field(spacersField).list.length > 0) view.dispatch({ effects: setSpacers.of([]) });
};

/** The space needed to move one position down to the other. */
const missing = (top: number, other: number): number => (top < other - TOLERANCE_PX ? Math.round(other - top) : 0);

/** Calculates positions in an editor without its current spacers and with the new ones. */
class Side {
  readonly #view: EditorView;
  readonly #present: readonly Spacer[];
  readonly #spacers: Spacer[] = [];
  #added = 0;
  #passed = 0;
  #next = 0;

  constructor(view: EditorView) {
    this.#view = view;
    this.#present = view.state.field(spacersField).list;
  }

  /** The offset of a line, counted from 0. */
  placeOf(line: number): number | undefined {
    const { doc } = this.#view.state;
    return line < doc.lines ? doc.line(line + 1).from : undefined;
  }

  /** The top of a position. Positions must increase from call to call. */
  topOf(place: number): number {
    for (let spacer = this.#present[this.#next]; spacer && spacer.at < place; spacer = this.#present[++this.#next])
      this.#passed += spacer.height;
    return this.#view.lineBlockAt(place).top - this.#passed + this.#added;
  }

  height(): number {
    const room = this.#present.reduce((sum, { height }) => sum + height, 0);
    return this.#view.contentHeight - room + this.#added;
  }

  add(spacer: Spacer): void {
    this.#spacers.push(spacer);
    this.#added += spacer.height;
  }

  finish(): void {
    const isSame =
      this.#present.length === this.#spacers.length &&
      this.#spacers.every(({ at, height }, index) => {
        const present = this.#present[index];
        return present?.at === at && Math.abs(present.height - height) <= TOLERANCE_PX;
      });
    if (!isSame) this.#view.dispatch({ effects: setSpacers.of(this.#spacers) });
  }
}
