import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, mapResult, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { isOverInputLimit } from '#pure/text/input-limit.ts';
import { writeToml } from '#pure/notation/toml/write-toml.ts';
import { readYaml } from '#pure/notation/yaml/read-yaml.ts';
import type { declaration } from './declare.ts';

/**
 * One YAML document as TOML, with notices for ignored tags and for what TOML cannot hold; `null` for a text without a document.
 * Errors: `inputTooLarge`, `tomlSeveralDocuments` with the `count`, and those of `readYaml` and `writeToml`.
 */
export function convert({ yaml, yamlVersion, ...layout }: Given<typeof declaration, 'convert'>, { progress }: Pick<Context, 'progress'>) {
  if (isOverInputLimit(yaml)) return fail('inputTooLarge');
  const read = readYaml(yaml, yamlVersion === '1_1' ? '1.1' : '1.2', (share) => progress(share * 0.8));
  if (!read.ok) return read;
  const { documents, hasComments, notices } = read.value;
  const [document] = documents;
  if (!document) return ok(null);
  if (documents.length > 1) return fail('tomlSeveralDocuments', { values: { count: documents.length } });
  const dropped = hasComments ? [{ code: 'commentsDropped', values: {} }] : [];
  return mapResult(writeToml(document, { ...layout, datesFromStrings: false }), (written) => ({
    toml: written.text,
    notices: [...notices, ...dropped, ...written.notices],
  }));
}

export const run = { convert } satisfies Runs<typeof declaration>;
