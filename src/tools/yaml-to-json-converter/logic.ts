import type { ValuesOf } from '#core/fields.ts';
import { defineOperation, type RunContext } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { isOverInputLimit } from '#formats/input-limit.ts';
import { jsonIndents } from '#formats/json/json-indents.ts';
import { writeJsonTree } from '#formats/json/write-json-tree.ts';
import { type Conversion, emptyConversion } from '#formats/tree/conversion.ts';
import type { OverflowCode } from '#formats/tree/text-writer.ts';
import type { TreeValue } from '#formats/tree/tree-value.ts';
import { readYaml } from '#formats/yaml/read-yaml.ts';
import type { YamlErrorCode } from '#formats/yaml/yaml-error.ts';
import { inputs, options } from './fields.ts';

type Options = ValuesOf<typeof options>;
type NoticeCode = 'documents' | 'notInJson' | 'tagIgnored';

/**
 * YAML as JSON: one document as its value, several as one list or each on a line of its own, with notices for what JSON cannot hold, for
 * unknown tags and for the number of documents. A text without a document gives an empty text.
 * Errors: `inputTooLarge`, and those of `readYaml` and `writeJsonTree`.
 */
export function convert(
  { yaml }: ValuesOf<typeof inputs>,
  chosen: Options,
  { progress }: Pick<RunContext, 'progress'>,
): Result<Conversion<NoticeCode>, 'inputTooLarge' | YamlErrorCode | OverflowCode> {
  if (isOverInputLimit(yaml)) return fail('inputTooLarge');
  const read = readYaml(yaml, chosen.yamlVersion === '1_1' ? '1.1' : '1.2', (share) => progress(share * 0.8));
  if (!read.ok) return read;
  const { documents, notices } = read.value;
  const [first] = documents;
  if (!first) return ok(emptyConversion);
  const written = documents.length === 1 ? writeJsonTree(first, layoutOf(chosen)) : writeAll(documents, chosen);
  return written.ok ? ok({ text: written.value.text, notices: [...notices, ...written.value.notices] }) : written;
}

const layoutOf = ({ indent, sortKeys }: Options) => ({ indent: jsonIndents[indent], sortKeys });

/** Several documents, with the notice that says how many. */
function writeAll(documents: readonly TreeValue[], chosen: Options): Result<Conversion<'documents' | 'notInJson'>, OverflowCode> {
  const counted = { code: 'documents', values: { count: documents.length } } as const;
  if (chosen.documents === 'array') {
    const written = writeJsonTree({ kind: 'list', items: [...documents] }, layoutOf(chosen));
    return written.ok ? ok({ ...written.value, notices: [counted, ...written.value.notices] }) : written;
  }
  const lines: Conversion<'notInJson'>[] = [];
  for (const document of documents) {
    const written = writeJsonTree(document, { indent: '', sortKeys: chosen.sortKeys });
    if (!written.ok) return written;
    lines.push(written.value);
  }
  return ok({ text: lines.map(({ text }) => text).join('\n'), notices: [counted, ...lines.flatMap(({ notices }) => notices)] });
}

export const operations = {
  convert: defineOperation({ inputs, options, produces: 'json', thread: 'worker', run: convert }),
};
