import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { DiffChunk } from '#core/diff-chunk.ts';

/** Empty room above a line, or under the last one. */
interface Spacer {
  readonly at: number;
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
  update(spacers, { effects, changes, docChanged, newDoc }) {
    const set = effects.find((effect) => effect.is(setSpacers));
    if (set) return { list: set.value, decorations: drawn(set.value, newDoc.length) };
    if (!docChanged) return spacers;
    const list = spacers.list.map(({ at, height }) => ({ at: changes.mapPos(at), height }));
    return { list, decorations: drawn(list, newDoc.length) };
  },
  provide: (field) => EditorView.decorations.from(field, ({ decorations }) => decorations),
});

const drawn = (spacers: readonly Spacer[], end: number): DecorationSet =>
  Decoration.set(
    spacers.map(({ at, height }) =>
      Decoration.widget({ widget: new SpacerWidget(height), block: true, side: at === end ? 1 : -2 }).range(at),
    ),
    true,
  );

export const diffSpacers: Extension = spacersField;

/** Finer differences than this are not seen. */
const TOLERANCE_PX = 1;
/** To measure the places of more takes longer than a frame. */
const MOST_ALIGNED = 3000;

/** Puts room into two editors, so that the lines after each chunk stand beside each other. */
export function alignEditors(a: EditorView, b: EditorView, chunks: readonly DiffChunk[]): void {
  const [sideA, sideB] = [new Side(a), new Side(b)];
  for (const { lineA, linesA, lineB, linesB } of chunks.slice(0, MOST_ALIGNED)) {
    const [placeA, placeB] = [sideA.placeOf(lineA + linesA), sideB.placeOf(lineB + linesB)];
    if (placeA === undefined || placeB === undefined) continue;
    level(sideA, placeA, sideA.topOf(placeA), sideB, placeB, sideB.topOf(placeB));
  }
  level(sideA, a.state.doc.length, sideA.height(), sideB, b.state.doc.length, sideB.height());
  sideA.finish();
  sideB.finish();
}

/** Takes the spacers off an editor. */
export const removeSpacers = (view: EditorView): void => {
  if (view.state.field(spacersField).list.length > 0) view.dispatch({ effects: setSpacers.of([]) });
};

function level(sideA: Side, placeA: number, topA: number, sideB: Side, placeB: number, topB: number): void {
  if (topA < topB - TOLERANCE_PX) sideA.add(placeA, topB - topA);
  else if (topB < topA - TOLERANCE_PX) sideB.add(placeB, topA - topB);
}

/** The places of one editor as they would be without its present spacers and with new ones. */
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

  /** The beginning of a line, counted from 0. */
  placeOf(line: number): number | undefined {
    const { doc } = this.#view.state;
    return line < doc.lines ? doc.line(line + 1).from : undefined;
  }

  /** Of a place that is further down than the one before. */
  topOf(place: number): number {
    for (let spacer = this.#present[this.#next]; spacer && spacer.at < place; spacer = this.#present[++this.#next])
      this.#passed += spacer.height;
    return this.#view.lineBlockAt(place).top - this.#passed + this.#added;
  }

  height(): number {
    const room = this.#present.reduce((sum, { height }) => sum + height, 0);
    return this.#view.contentHeight - room + this.#added;
  }

  add(at: number, height: number): void {
    this.#spacers.push({ at, height: Math.round(height) });
    this.#added += Math.round(height);
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
