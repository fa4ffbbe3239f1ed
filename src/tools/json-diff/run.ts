import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { aboutField, fail, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { isOverInputLimit } from '#pure/text/input-limit.ts';
import type { JsonNode } from '#pure/notation/json/nodes/json-node.ts';
import { JsonNodeBuilder } from '#pure/notation/json/nodes/json-node-builder.ts';
import { readJson } from '#pure/notation/json/read-json.ts';
import type { JsonErrorCode } from '#pure/notation/json/walk-json.ts';
import { writeJsonNodes } from '#pure/notation/json/nodes/write-json-nodes.ts';
import { type GatheredNotice, Notices } from '#pure/notation/tree/notices.ts';
import type { OverflowCode } from '#pure/notation/tree/text-writer.ts';
import { compare } from './compare.ts';
import type { declaration } from './declare.ts';
import { type ChangeCounts, countChanges, type Differences, DifferencesBuilder } from './differences.ts';
import { patchOperation } from './json-patch.ts';
import { jsonPointer } from './json-pointer.ts';
import { type TreeLines, TreeLinesBuilder } from './tree-lines.ts';
import { ValueIds } from './value-ids.ts';

export interface JsonDiff {
  readonly isSame: boolean;
  readonly counts: ChangeCounts;
  readonly differences: Differences;
  readonly tree: TreeLines;
  /** A JSON Patch (RFC 6902). `null` if array items are not compared in order. */
  readonly patch: string | null;
  /** A `pairedByPosition` notice with the `path`, a JSON Pointer, of each array that would have taken too many comparisons. */
  readonly notices: readonly GatheredNotice<'pairedByPosition'>[];
}

export type DiffError = 'inputTooLarge' | JsonErrorCode | OverflowCode;

/**
 * Compares two texts of JSON or JSON5 by content. `null` if one of them is blank and the other is blank or valid. Errors about `before` or
 * `after`: `inputTooLarge` and those of `readJson`. Errors about the result: those of `writeJsonNodes`.
 */
export function diff(
  { before, after, arrays, matchBy }: Given<typeof declaration, 'diff'>,
  { progress }: Pick<Context, 'progress'>,
): Result<JsonDiff | null, DiffError> {
  const first = read('before', before, (share) => progress(share * 0.3));
  if (!first.ok) return first;
  const second = read('after', after, (share) => progress(0.3 + share * 0.3));
  if (!second.ok) return second;
  if (!first.value || !second.value) return ok(null);

  const ignoresOrder = arrays === 'ignoreOrder';
  const ids = new ValueIds({ ignoresOrder, matchBy });
  ids.add(first.value);
  ids.add(second.value);
  progress(0.8);

  const hasPatch = !ignoresOrder && matchBy === '';
  const rows = new DifferencesBuilder();
  const tree = new TreeLinesBuilder();
  const operations: JsonNode[] = [];
  const notices = new Notices<'pairedByPosition'>();
  compare(first.value, second.value, ids, arrays, {
    same: ({ label, before: node }) => tree.add('same', label, node),
    enter: ({ label, before: node }) => tree.open('around', label, node),
    leave: () => tree.close('around'),
    cut: (step) => notices.add('pairedByPosition', () => ({ path: jsonPointer(step, 'before') })),
    change(kind, step) {
      if (rows.overflow || tree.overflow) return;
      rows.add(kind, step);
      if (hasPatch) operations.push(patchOperation(kind, step));
      if (step.before) tree.add('removed', step.label, step.before);
      if (step.after) tree.add('added', step.label, step.after);
    },
  });
  const overflow = rows.overflow ?? tree.overflow;
  if (overflow) return fail(overflow);
  const patch = writeJsonNodes([{ kind: 'array', items: operations }], { indent: '  ', sortKeys: false, escapes: 'keep' });
  if (!patch.ok) return patch;
  const differences = rows.differences();
  return ok({
    isSame: differences.kinds.length === 0,
    counts: countChanges(differences),
    differences,
    tree: tree.lines(),
    patch: hasPatch ? patch.value : null,
    notices: notices.list(),
  });
}

function read(field: string, text: string, progress: (share: number) => void): Result<JsonNode | null, 'inputTooLarge' | JsonErrorCode> {
  if (text.trim() === '') return ok(null);
  if (isOverInputLimit(text)) return fail('inputTooLarge', { field });
  const builder = new JsonNodeBuilder({ repeated: 'last', progress });
  const result = aboutField(field, readJson(text, builder));
  return result.ok ? ok(builder.root) : result;
}

export const run = { diff } satisfies Runs<typeof declaration>;
