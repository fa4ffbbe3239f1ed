import { parseAst } from 'vite';

/** A node of a syntax tree (ESTree). Contains only the used members. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly id?: Node;
  readonly body?: Node;
  readonly expression?: Node;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
  readonly object?: Node;
  readonly property?: Node;
  readonly left?: Node;
}

/** Replaces the text from `start` to `end` with `text`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Applies the edits that `editOf` returns, from the outermost node inward. Does not visit nodes inside a replaced one. */
export function editSyntax(code: string, editOf: (node: Node) => Edit | undefined): string {
  const edits: Edit[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isNode(value)) return;
    const edit = editOf(value);
    if (edit) edits.push(edit);
    // A text that is only inserted before a node leaves the node unchanged.
    if (!edit || edit.start === edit.end) for (const part of Object.values(value)) visit(part);
  };
  visit(parseAst(code));
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}
