import { childrenOf, type JsonNode } from '#pure/notation/json/nodes/json-node.ts';
import { type PackedTexts, TextPacker } from '#pure/transfer/packed-texts.ts';
import type { OverflowCode } from '#pure/notation/tree/text-writer.ts';

/** Whether a line is in both documents, around a difference, only in the first document, or only in the second. */
export type LineMark = 'same' | 'around' | 'removed' | 'added';

export const lineMarks = ['same', 'around', 'removed', 'added'] as const satisfies readonly LineMark[];

/** Both documents as one indented text, packed. */
export interface TreeLines {
  readonly texts: PackedTexts;
  readonly depths: Uint32Array;
  /** Indexes of `lineMarks`. */
  readonly marks: Uint8Array;
  /** For a line with an opening bracket, the index of its closing line. For any other line, its own index. */
  readonly ends: Uint32Array;
}

export const noLines: TreeLines = {
  texts: { text: '', ends: new Uint32Array() },
  depths: new Uint32Array(),
  marks: new Uint8Array(),
  ends: new Uint32Array(),
};

/** An object or array that is being written. */
interface Open {
  readonly line: number;
  readonly bracket: '}' | ']';
}

/** Collects the lines. Drops lines that do not fit, and `overflow` has the reason. */
export class TreeLinesBuilder {
  readonly #texts = new TextPacker();
  readonly #depths: number[] = [];
  readonly #marks: number[] = [];
  readonly #ends: number[] = [];
  readonly #open: Open[] = [];

  get overflow(): OverflowCode | undefined {
    return this.#texts.overflow;
  }

  /** Begins an object or array. It contains everything that is added until `close`. */
  open(mark: LineMark, label: string, node: JsonNode): void {
    const isObject = node.kind === 'object';
    this.#line(mark, prefix(label) + (isObject ? '{' : '['));
    this.#open.push({ line: this.#ends.length - 1, bracket: isObject ? '}' : ']' });
  }

  close(mark: LineMark): void {
    const opened = this.#open.pop();
    if (!opened || this.overflow) return;
    this.#line(mark, opened.bracket);
    this.#ends[opened.line] = this.#ends.length - 1;
  }

  /** Adds a value and everything in it, without recursion. */
  add(mark: LineMark, label: string, root: JsonNode): void {
    const frames: { readonly node: JsonNode; readonly children: readonly JsonNode[]; next: number }[] = [];
    const begin = (node: JsonNode, name: string): void => {
      const children = childrenOf(node);
      if (children.length === 0) this.#line(mark, prefix(name) + leafText(node));
      else {
        this.open(mark, name, node);
        frames.push({ node, children, next: 0 });
      }
    };
    begin(root, label);
    for (let frame = frames.at(-1); frame && !this.overflow; frame = frames.at(-1)) {
      const child = frame.children[frame.next];
      if (child) begin(child, nameAt(frame.node, frame.next++));
      else {
        this.close(mark);
        frames.pop();
      }
    }
  }

  lines(): TreeLines {
    return {
      texts: this.#texts.packed(),
      depths: Uint32Array.from(this.#depths),
      marks: Uint8Array.from(this.#marks),
      ends: Uint32Array.from(this.#ends),
    };
  }

  #line(mark: LineMark, text: string): void {
    if (this.overflow) return;
    this.#texts.add(text);
    this.#depths.push(this.#open.length);
    this.#marks.push(lineMarks.indexOf(mark));
    this.#ends.push(this.#ends.length);
  }
}

const prefix = (label: string): string => (label === '' ? '' : `${label}: `);

const nameAt = (node: JsonNode, index: number): string => (node.kind === 'object' ? (node.members[index]?.name ?? '') : '');

const leafText = (node: JsonNode): string => (node.kind === 'object' ? '{}' : node.kind === 'array' ? '[]' : node.text);
