import railroad, { type Shape } from 'railroad-diagrams';
import type { Drawing, DrawingLabel } from './drawing.ts';

/** The translated texts of a diagram. */
export interface DrawingTexts {
  /** The accessible name of the diagram. */
  readonly title: string;
  readonly label: (label: DrawingLabel) => string;
  /** Describes the number of repetitions. `max` is `null` if there is no upper limit. */
  readonly times: (min: number, max: number | null) => string;
  /** The label of a lazy repetition. */
  readonly asFewAsPossible: string;
  /** The label of a lazy repetition with its number of repetitions. */
  readonly timesAsFewAsPossible: (times: string) => string;
}

const CELL = 8;
const TEXT_PADDING = 20;
const BOX_PADDING = 10;
const BOX_LABEL_HEIGHT = 14;
const INK = 'fill="currentColor" stroke="none"';

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{10000}-\u{10ffff}]/u;
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu;

const cellsIn = (text: string): number => [...text].reduce((cells, character) => cells + (WIDE.test(character) ? 2 : 1), 0);

/**
 * Lays out a drawing as a railroad diagram, a standalone SVG in `currentColor`. `outline` limits the depth, so recursion is safe here and
 * in the library.
 */
export function drawRailroad(drawing: Drawing, texts: DrawingTexts): string {
  const diagram = new railroad.Diagram([shapeOf(drawing, texts)]);
  diagram.format(8);
  paint(diagram);
  Object.assign(diagram.attrs, {
    xmlns: 'http://www.w3.org/2000/svg',
    role: 'img',
    'aria-label': texts.title,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 1.25,
    'font-family': 'ui-monospace, Menlo, Consolas, monospace',
    'font-size': 13,
    'text-anchor': 'middle',
  });
  return diagram.toString();
}

function shapeOf(drawing: Drawing, texts: DrawingTexts): Shape {
  switch (drawing.kind) {
    case 'text':
      return worded(railroad.Terminal, drawing.text);
    case 'set':
      return worded(railroad.NonTerminal, texts.label(drawing.label));
    case 'place':
      return worded(railroad.Comment, texts.label(drawing.label));
    case 'sequence':
      return new railroad.Sequence(drawing.parts.map((part) => shapeOf(part, texts)));
    case 'choice':
      return new railroad.Choice(
        0,
        drawing.parts.map((part) => shapeOf(part, texts)),
      );
    case 'repeat':
      return repetition(drawing, texts);
    case 'box':
      return new Box(shapeOf(drawing.part, texts), printable(texts.label(drawing.label)));
  }
}

const printable = (text: string): string => text.replaceAll(UNPRINTABLE, '\uFFFD');

/** Creates a shape with the correct text width, because the library assumes that every character is as wide as a Latin one. */
function worded(kind: new (text: string) => Shape, text: string): Shape {
  const shown = printable(text);
  const shape = new kind(shown);
  shape.width = cellsIn(shown) * CELL + TEXT_PADDING;
  return shape;
}

function repetition({ part, min, max, isGreedy }: Drawing & { kind: 'repeat' }, texts: DrawingTexts): Shape {
  const shape = shapeOf(part, texts);
  const isPlain = max === 1 || (max === null && min <= 1);
  const times = isPlain ? '' : texts.times(min, max);
  const lazily = times === '' ? texts.asFewAsPossible : texts.timesAsFewAsPossible(times);
  const words = isGreedy || min === max ? times : lazily;
  const loop = max === 1 ? shape : new railroad.OneOrMore(shape, words === '' ? undefined : worded(railroad.Comment, words));
  // The straight path is the one that the engine tries first.
  return min > 0 ? loop : new railroad.Choice(isGreedy ? 1 : 0, [new railroad.Skip(), loop]);
}

/** A labeled frame around a part, which the library does not provide. */
class Box extends railroad.Sequence {
  override readonly needsSpace = true;
  readonly #part: Shape;
  readonly #label: string;

  constructor(part: Shape, label: string) {
    super([part]);
    this.#part = new railroad.Sequence([part]); // its format method draws the line from edge to edge
    this.#label = label;
    this.width = Math.max(this.width, cellsIn(label) * (CELL - 1)) + 2 * BOX_PADDING;
    this.up += BOX_PADDING + BOX_LABEL_HEIGHT;
    this.down += BOX_PADDING;
  }

  override format(x: number, y: number, width: number): this {
    const left = x + (width - this.width) / 2;
    const top = y - this.up;
    this.children = [
      this.#part.format(x, y, width),
      `<rect x="${left}" y="${top}" width="${this.width}" height="${this.up + this.down}" rx="4" stroke-dasharray="3 3" stroke-opacity=".6"/>`,
      `<text x="${left + BOX_PADDING}" y="${top + BOX_LABEL_HEIGHT}" text-anchor="start" font-size="12" ${INK}>${this.escapeString(this.#label)}</text>`,
    ];
    return this;
  }
}

/** Adds colors, because the library relies on a style sheet, which a downloaded file does not have. */
function paint(diagram: Pick<Shape, 'children'>): void {
  const waiting = [...diagram.children];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') continue;
    if (next.tagName === 'rect') Object.assign(next.attrs, { fill: 'currentColor', 'fill-opacity': 0.07 });
    if (next.tagName === 'text') Object.assign(next.attrs, { fill: 'currentColor', stroke: 'none' });
    if (next.attrs['class'] === 'comment') Object.assign(next.attrs, { 'font-size': 12, 'font-style': 'italic' });
    if (typeof next.children !== 'string') waiting.push(...next.children);
  }
}
