import { mapResult, ok, type Result } from '#core/result.ts';
import { type WrittenJson, writeJsonTree } from '#pure/notation/json/write-json-tree.ts';
import type { OverflowCode } from '#pure/notation/tree/text-writer.ts';
import { defineWriter, type Source } from './format.ts';
import { json } from './json.ts';
import { indents } from './indents.ts';
import { oneDocument } from './one-document.ts';

/**
 * Writes JSON, or several documents with one per line, with notices for data that JSON cannot represent. Errors: those of `writeJsonTree`.
 */
export const jsonWriter = defineWriter(json, (source, { indent, sortKeys }) =>
  source.isSplit && source.documents.length > 1
    ? mapResult(writeLines(source, sortKeys), ({ text, notices }) => ({ text: { text, file: 'output.jsonl' }, notices }))
    : writeJsonTree(oneDocument(source).value, { indent: indents[indent], sortKeys }),
);

function writeLines({ documents }: Source, sortKeys: boolean): Result<WrittenJson, OverflowCode> {
  const lines: WrittenJson[] = [];
  for (const { value } of documents) {
    const written = writeJsonTree(value, { indent: '', sortKeys });
    if (!written.ok) return written;
    lines.push(written.value);
  }
  return ok({ text: lines.map(({ text }) => text).join('\n'), notices: lines.flatMap(({ notices }) => notices) });
}
