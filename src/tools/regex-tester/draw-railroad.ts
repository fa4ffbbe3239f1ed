import type { Drawing, DrawingLabel } from './drawing.ts';
import { box, choice, comment, oneOrMore, railroadDiagram, sequence, type Shape, skip, symbol } from './logic/railroad-diagram.ts';

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

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{10000}-\u{10ffff}]/u;
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu;

const cellsIn = (text: string): number => [...text].reduce((cells, character) => cells + (WIDE.test(character) ? 2 : 1), 0);

/** Lays out a drawing as a railroad diagram, a standalone SVG in `currentColor`. `outline` limits the depth, so recursion is safe here. */
export const drawRailroad = (drawing: Drawing, texts: DrawingTexts): string =>
  railroadDiagram(shapeOf(drawing, texts), {
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

function shapeOf(drawing: Drawing, texts: DrawingTexts): Shape {
  switch (drawing.kind) {
    case 'text':
      return symbolOf(drawing.text, 'round');
    case 'set':
      return symbolOf(texts.label(drawing.label), 'square');
    case 'place':
      return commentOf(texts.label(drawing.label));
    case 'sequence':
      return sequence(drawing.parts.map((part) => shapeOf(part, texts)));
    case 'choice':
      return choice(
        0,
        drawing.parts.map((part) => shapeOf(part, texts)),
      );
    case 'repeat':
      return repetition(drawing, texts);
    case 'box': {
      const label = printable(texts.label(drawing.label));
      return box(shapeOf(drawing.part, texts), label, cellsIn(label) * (CELL - 1));
    }
  }
}

const printable = (text: string): string => text.replaceAll(UNPRINTABLE, '\uFFFD');

const widthOf = (text: string): number => cellsIn(text) * CELL + TEXT_PADDING;

function symbolOf(text: string, corners: 'round' | 'square'): Shape {
  const shown = printable(text);
  return symbol(shown, widthOf(shown), corners);
}

function commentOf(text: string): Shape {
  const shown = printable(text);
  return comment(shown, widthOf(shown));
}

function repetition({ part, min, max, isGreedy }: Drawing & { kind: 'repeat' }, texts: DrawingTexts): Shape {
  const shape = shapeOf(part, texts);
  const isPlain = max === 1 || (max === null && min <= 1);
  const times = isPlain ? '' : texts.times(min, max);
  const lazily = times === '' ? texts.asFewAsPossible : texts.timesAsFewAsPossible(times);
  const words = isGreedy || min === max ? times : lazily;
  const loop = max === 1 ? shape : oneOrMore(shape, words === '' ? undefined : commentOf(words));
  // The straight path is the one that the engine tries first.
  return min > 0 ? loop : choice(isGreedy ? 1 : 0, [skip, loop]);
}
