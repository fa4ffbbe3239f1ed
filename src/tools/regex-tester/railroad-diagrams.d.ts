// The package has no types. Declares only the parts that draw-railroad.ts uses, which create strings instead of DOM nodes.
declare module 'railroad-diagrams' {
  class Shape {
    width: number;
    up: number;
    down: number;
    readonly needsSpace?: boolean;
    readonly tagName: string;
    readonly attrs: Record<string, string | number>;
    /** A text, or a list of elements. Strings in the list are raw SVG. */
    children: string | (Shape | string)[];
    escapeString(text: string): string;
    format(x: number, y: number, width: number): this;
    toString(): string;
  }
  class Sequence extends Shape {
    constructor(items: readonly Shape[]);
  }
  const railroad: {
    readonly Diagram: new (items: readonly Shape[]) => Omit<Shape, 'format'> & { format(padding: number): void };
    readonly Sequence: typeof Sequence;
    readonly Choice: new (normal: number, items: readonly Shape[]) => Shape;
    readonly OneOrMore: new (item: Shape, repeat?: Shape) => Shape;
    readonly Terminal: new (text: string) => Shape;
    readonly NonTerminal: new (text: string) => Shape;
    readonly Comment: new (text: string) => Shape;
    readonly Skip: new () => Shape;
  };
  export type { Shape };
  export default railroad;
}
