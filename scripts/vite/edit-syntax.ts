import { parseAst } from 'vite';

/** A part of a program (ESTree), as far as anybody here asks. */
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

/** The text from `start` to `end` becomes `text`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Edits the parts of a program that `editOf` says, from the outside in: what is in an edited part is not asked for. */
export function editSyntax(code: string, editOf: (node: Node) => Edit | undefined): string {
  const edits: Edit[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isNode(value)) return;
    const edit = editOf(value);
    if (edit) edits.push(edit);
    // What is only put before a part leaves the part as it is.
    if (!edit || edit.start === edit.end) for (const part of Object.values(value)) visit(part);
  };
  visit(parseAst(code));
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}
