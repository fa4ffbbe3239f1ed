/*
 * The layout of railroad diagrams, from “Railroad Diagrams” 1.0.0 by Tab Atkins Jr. and others
 * (https://github.com/tabatkins/railroad-diagrams), dedicated to the public domain under CC0 1.0
 * (https://creativecommons.org/publicdomain/zero/1.0/). Reduced to the shapes that this tool draws, as functions that return SVG text, with
 * the measured width of texts, colors, and labeled boxes.
 */

/** A part of a diagram. A line through it runs from the middle of its left edge to the middle of its right edge. */
export interface Shape {
  readonly width: number;
  /** How far the shape extends above and below the line. */
  readonly up: number;
  readonly down: number;
  /** Whether there must be a line between this shape and its neighbors. */
  readonly needsSpace?: boolean;
  /** The SVG of the shape with its line beginning at a point, in the middle of a possibly larger width. */
  readonly draw: (x: number, y: number, width: number) => string;
}

type Attributes = Readonly<Record<string, string | number>>;

const VERTICAL_SEPARATION = 8;
const ARC_RADIUS = 10;
const SPACE = 10;
const PADDING = 8;
const SYMBOL_HEIGHT = 11;
const INK = { fill: 'currentColor', stroke: 'none' } as const;
const SHADE = { fill: 'currentColor', 'fill-opacity': 0.07 } as const;

/** Escapes a text for SVG, and for Markdown, where a saved diagram may be inserted. */
export const escapeText = (text: string): string => text.replaceAll(/[*_`[\]<&]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

const escapeAttribute = (value: string | number): string => String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function element(name: string, attributes: Attributes, content: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  const lineBreak = name === 'g' || name === 'svg' ? '\n' : '';
  return `<${name}${written.join('')}>${lineBreak}${content}</${name}>\n`;
}

const group = (parts: readonly string[], attributes: Attributes = {}): string => element('g', attributes, parts.join(''));

const path = (x: number, y: number, ...commands: readonly string[]): string => element('path', { d: `M${x} ${y}${commands.join('')}` }, '');

const right = (distance: number): string => `h${distance}`;
const down = (distance: number): string => `v${distance}`;
const up = (distance: number): string => down(-distance);

type Corner = 'se' | 'wn' | 'ne' | 'ws' | 'nw' | 'en';

/** A quarter of a circle, from one side to another. */
function arc(corner: Corner): string {
  const x = corner.startsWith('e') || corner.endsWith('w') ? -ARC_RADIUS : ARC_RADIUS;
  const y = corner.startsWith('s') || corner.endsWith('n') ? -ARC_RADIUS : ARC_RADIUS;
  const isClockwise = corner === 'ne' || corner === 'wn';
  return `a${ARC_RADIUS} ${ARC_RADIUS} 0 0 ${isClockwise ? 1 : 0} ${x} ${y}`;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const spacedWidth = (shape: Shape): number => shape.width + (shape.needsSpace ? 2 * SPACE : 0);

/** The lines from both edges of the available width to a narrower shape, and the left edge of the shape. */
function center(x: number, y: number, available: number, width: number) {
  const gap = (available - width) / 2;
  return { left: x + gap, lines: [path(x, y, right(gap)), path(x + gap + width, y, right(gap))] };
}

/** Draws shapes one after another. */
function drawRow(shapes: readonly Shape[], start: number, y: number): readonly string[] {
  let x = start;
  return shapes.flatMap((shape) => {
    const shapeX = shape.needsSpace ? x + SPACE : x;
    const end = shapeX + shape.width;
    const drawn = shape.draw(shapeX, y, shape.width);
    const parts = shape.needsSpace ? [path(x, y, right(SPACE)), drawn, path(end, y, right(SPACE))] : [drawn];
    x += spacedWidth(shape);
    return parts;
  });
}

/** Shapes that follow each other. */
export function sequence(shapes: readonly Shape[]): Shape {
  const width = sum(shapes.map(spacedWidth));
  return {
    width,
    up: Math.max(0, ...shapes.map((shape) => shape.up)),
    down: Math.max(0, ...shapes.map((shape) => shape.down)),
    draw: (x, y, available) => {
      const { left, lines } = center(x, y, available, width);
      return group([...lines, ...drawRow(shapes, left, y)]);
    },
  };
}

/** Alternatives below each other, with the one at the index `normal` on the line. */
export function choice(normal: number, shapes: readonly Shape[]): Shape {
  const [above, straight, below] = [shapes.slice(0, normal), shapes[normal] ?? skip, shapes.slice(normal + 1)];
  const heightOf = (shape: Shape): number => Math.max(ARC_RADIUS, shape.up + shape.down + VERTICAL_SEPARATION);
  const width = Math.max(0, ...shapes.map((shape) => shape.width)) + ARC_RADIUS * 4;
  const innerWidth = width - ARC_RADIUS * 4;
  const drawAbove = (left: number, y: number): readonly string[] => {
    let distance = 0;
    let next = straight;
    return above.toReversed().flatMap((shape, index) => {
      const step = next.up + VERTICAL_SEPARATION + shape.down;
      distance += Math.max(index === 0 ? ARC_RADIUS * 2 : ARC_RADIUS, step);
      next = shape;
      const top = y - distance;
      return [
        path(left, y, arc('se'), up(distance - ARC_RADIUS * 2), arc('wn')),
        shape.draw(left + ARC_RADIUS * 2, top, innerWidth),
        path(left + ARC_RADIUS * 2 + innerWidth, top, arc('ne'), down(distance - ARC_RADIUS * 2), arc('ws')),
      ];
    });
  };
  const drawBelow = (left: number, y: number): readonly string[] => {
    let distance = 0;
    let previous = straight;
    return below.flatMap((shape, index) => {
      const step = previous.down + VERTICAL_SEPARATION + shape.up;
      distance += Math.max(index === 0 ? ARC_RADIUS * 2 : ARC_RADIUS, step);
      previous = shape;
      const bottom = y + distance;
      return [
        path(left, y, arc('ne'), down(distance - ARC_RADIUS * 2), arc('ws')),
        shape.draw(left + ARC_RADIUS * 2, bottom, innerWidth),
        path(left + ARC_RADIUS * 2 + innerWidth, bottom, arc('se'), up(distance - ARC_RADIUS * 2), arc('wn')),
      ];
    });
  };
  return {
    width,
    up: sum(above.map(heightOf)) + Math.max(ARC_RADIUS, straight.up),
    down: Math.max(ARC_RADIUS, straight.down) + sum(below.map(heightOf)),
    draw: (x, y, available) => {
      const { left, lines } = center(x, y, available, width);
      return group([
        ...lines,
        ...drawAbove(left, y),
        path(left, y, right(ARC_RADIUS * 2)),
        straight.draw(left + ARC_RADIUS * 2, y, innerWidth),
        path(left + ARC_RADIUS * 2 + innerWidth, y, right(ARC_RADIUS * 2)),
        ...drawBelow(left, y),
      ]);
    },
  };
}

/** A shape with a line back to its beginning, and a shape on that line. */
export function oneOrMore(shape: Shape, repeat: Shape = skip): Shape {
  const width = Math.max(shape.width, repeat.width) + ARC_RADIUS * 2;
  const distance = Math.max(ARC_RADIUS * 2, shape.down + VERTICAL_SEPARATION + repeat.up);
  const innerWidth = width - ARC_RADIUS * 2;
  return {
    width,
    up: shape.up,
    down: Math.max(ARC_RADIUS * 2, shape.down + VERTICAL_SEPARATION + repeat.up + repeat.down),
    needsSpace: true,
    draw: (x, y, available) => {
      const { left, lines } = center(x, y, available, width);
      const end = left + width - ARC_RADIUS;
      return group([
        ...lines,
        path(left, y, right(ARC_RADIUS)),
        shape.draw(left + ARC_RADIUS, y, innerWidth),
        path(end, y, right(ARC_RADIUS)),
        path(left + ARC_RADIUS, y, arc('nw'), down(distance - ARC_RADIUS * 2), arc('ws')),
        repeat.draw(left + ARC_RADIUS, y + distance, innerWidth),
        path(end, y + distance, arc('se'), up(distance - ARC_RADIUS * 2), arc('en')),
      ]);
    },
  };
}

/** A text in a rectangle, with rounded corners for literal characters. */
export const symbol = (text: string, width: number, corners: 'round' | 'square'): Shape => ({
  width,
  up: SYMBOL_HEIGHT,
  down: SYMBOL_HEIGHT,
  needsSpace: true,
  draw: (x, y, available) => {
    const { left, lines } = center(x, y, available, width);
    const size = { x: left, y: y - SYMBOL_HEIGHT, width, height: SYMBOL_HEIGHT * 2 };
    return group([
      ...lines,
      element('rect', { ...size, ...(corners === 'round' && { rx: 10, ry: 10 }), ...SHADE }, ''),
      element('text', { x: left + width / 2, y: y + 4, ...INK }, escapeText(text)),
    ]);
  },
});

/** A text on the line. */
export const comment = (text: string, width: number): Shape => ({
  width,
  up: SYMBOL_HEIGHT,
  down: SYMBOL_HEIGHT,
  needsSpace: true,
  draw: (x, y, available) => {
    const { left, lines } = center(x, y, available, width);
    const style = { class: 'comment', ...INK, 'font-size': 12, 'font-style': 'italic' };
    return group([...lines, element('text', { x: left + width / 2, y: y + 5, ...style }, escapeText(text))]);
  },
});

/** A line without anything on it. */
export const skip: Shape = { width: 0, up: 0, down: 0, draw: (x, y, available) => group([path(x, y, right(available))]) };

/** A shape in a dashed frame with a label in its upper left corner, which needs `labelWidth`. */
export function box(shape: Shape, label: string, labelWidth: number): Shape {
  const [padding, labelHeight] = [10, 14];
  const content = sequence([shape]);
  const width = Math.max(content.width, labelWidth) + 2 * padding;
  const above = content.up + padding + labelHeight;
  const below = content.down + padding;
  return {
    width,
    up: above,
    down: below,
    needsSpace: true,
    draw: (x, y, available) => {
      const left = x + (available - width) / 2;
      const top = y - above;
      return group([
        content.draw(x, y, available),
        `<rect x="${left}" y="${top}" width="${width}" height="${above + below}" rx="4" stroke-dasharray="3 3" stroke-opacity=".6"/>`,
        `<text x="${left + padding}" y="${top + labelHeight}" text-anchor="start" font-size="12" fill="currentColor" stroke="none">${escapeText(label)}</text>`,
      ]);
    },
  };
}

const endMark = (draw: Shape['draw']): Shape => ({ width: 20, up: 10, down: 10, draw });
const start = endMark((x, y) => element('path', { d: `M ${x} ${y - 10} v 20 m 10 -20 v 20 m -10 -10 h 20.5` }, ''));
const end = endMark((x, y) => element('path', { d: `M ${x} ${y} h 20 m -10 -10 v 20 m 10 -20 v 20` }, ''));

/** A standalone SVG with a shape between the marks of a beginning and an end. */
export function railroadDiagram(shape: Shape, attributes: Attributes): string {
  const shapes = [start, shape, end];
  const above = Math.max(...shapes.map((each) => each.up));
  const width = sum(shapes.map(spacedWidth)) + 1 + 2 * PADDING;
  const height = above + Math.max(...shapes.map((each) => each.down)) + 2 * PADDING;
  const size = { class: 'railroad-diagram', width, height, viewBox: `0 0 ${width} ${height}` };
  const content = group(drawRow(shapes, PADDING, PADDING + above), { transform: 'translate(.5 .5)' });
  return element('svg', { ...size, ...attributes }, content);
}
