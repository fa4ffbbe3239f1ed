import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, mapResult, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { isOverInputLimit } from '#pure/text/input-limit.ts';
import { jsonIndents } from '#subjects/data-formats/json-indents.ts';
import { type WrittenJson, writeJsonTree } from '#pure/notation/json/write-json-tree.ts';
import type { OverflowCode } from '#pure/notation/tree/text-writer.ts';
import type { TreeValue } from '#pure/notation/tree/tree-value.ts';
import { readYaml } from '#pure/notation/yaml/read-yaml.ts';
import type { declaration } from './declare.ts';

/**
 * YAML as JSON: one document as its value, several as one list or each on a line of its own, with notices for what JSON cannot hold, for
 * unknown tags and for the number of documents. `null` for a text without a document.
 * Errors: `inputTooLarge`, and those of `readYaml` and `writeJsonTree`.
 */
export function convert(
  { yaml, yamlVersion, documents: wanted, indent, sortKeys }: Given<typeof declaration, 'convert'>,
  { progress }: Pick<Context, 'progress'>,
) {
  if (isOverInputLimit(yaml)) return fail('inputTooLarge');
  const read = readYaml(yaml, yamlVersion === '1_1' ? '1.1' : '1.2', (share) => progress(share * 0.8));
  if (!read.ok) return read;
  const { documents, notices } = read.value;
  const [first] = documents;
  if (!first) return ok(null);
  const counted = documents.length > 1 ? [{ code: 'documents', values: { count: documents.length } }] : [];
  const hasLines = documents.length > 1 && wanted === 'lines';
  const written = hasLines
    ? writeLines(documents, sortKeys)
    : writeJsonTree(documents.length > 1 ? { kind: 'list', items: [...documents] } : first, { indent: jsonIndents[indent], sortKeys });
  return mapResult(written, ({ text, notices: more }) => ({
    json: hasLines ? { text, file: 'output.jsonl' } : text,
    notices: [...notices, ...counted, ...more],
  }));
}

/** JSON Lines: each document on a line of its own. */
function writeLines(documents: readonly TreeValue[], sortKeys: boolean): Result<WrittenJson, OverflowCode> {
  const lines: WrittenJson[] = [];
  for (const document of documents) {
    const written = writeJsonTree(document, { indent: '', sortKeys });
    if (!written.ok) return written;
    lines.push(written.value);
  }
  return ok({ text: lines.map(({ text }) => text).join('\n'), notices: lines.flatMap(({ notices }) => notices) });
}

export const run = { convert } satisfies Runs<typeof declaration>;
