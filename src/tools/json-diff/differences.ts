import { compactStyle, writeJsonNodes } from '#pure/notation/json/nodes/write-json-nodes.ts';
import type { JsonNode } from '#pure/notation/json/nodes/json-node.ts';
import { type PackedTexts, packedTextAt, TextPacker } from '#pure/transfer/packed-texts.ts';
import type { OverflowCode } from '#pure/notation/tree/text-writer.ts';
import type { Change, Step } from './step.ts';
import { jsonPointer } from './json-pointer.ts';

/** All changes, one row each, packed. */
export interface Differences {
  /** Indexes of `changes`. */
  readonly kinds: Uint8Array;
  /** JSON Pointers: into the first document for removed and changed values, into the second for added values. */
  readonly paths: PackedTexts;
  /** Compact JSON. Empty if the document has no such value. */
  readonly before: PackedTexts;
  readonly after: PackedTexts;
}

export interface Difference {
  readonly change: Change;
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

const changes = ['added', 'removed', 'changed'] as const satisfies readonly Change[];

export function differenceAt({ kinds, paths, before, after }: Differences, index: number): Difference | undefined {
  const change = changes[kinds[index] ?? -1];
  return change && { change, path: packedTextAt(paths, index), before: packedTextAt(before, index), after: packedTextAt(after, index) };
}

export type ChangeCounts = Readonly<Record<Change, number>>;

export function countChanges({ kinds }: Differences): ChangeCounts {
  const counts = { added: 0, removed: 0, changed: 0 };
  for (const kind of kinds) {
    const change = changes[kind];
    if (change) counts[change]++;
  }
  return counts;
}

/** Collects the rows. Drops rows that do not fit, and `overflow` has the reason. */
export class DifferencesBuilder {
  readonly #kinds: number[] = [];
  readonly #paths = new TextPacker();
  readonly #before = new TextPacker();
  readonly #after = new TextPacker();

  get overflow(): OverflowCode | undefined {
    return this.#paths.overflow ?? this.#before.overflow ?? this.#after.overflow;
  }

  add(kind: Change, step: Step): void {
    if (this.overflow) return;
    this.#kinds.push(changes.indexOf(kind));
    this.#paths.add(jsonPointer(step, kind === 'added' ? 'after' : 'before'));
    this.#before.add(compact(step.before));
    this.#after.add(compact(step.after));
  }

  differences(): Differences {
    return {
      kinds: Uint8Array.from(this.#kinds),
      paths: this.#paths.packed(),
      before: this.#before.packed(),
      after: this.#after.packed(),
    };
  }
}

function compact(node: JsonNode | undefined): string {
  if (!node) return '';
  if (node.kind === 'nonFinite') return node.text;
  const written = writeJsonNodes([node], compactStyle);
  return written.ok ? written.value : ''; // no longer than the text it was read from, which was short enough
}
