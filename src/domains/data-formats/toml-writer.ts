import { fail, mapResult } from '#core/result.ts';
import { writeToml } from '#pure/notation/toml/write-toml.ts';
import { defineWriter } from './format.ts';
import { oneDocument } from './one-document.ts';
import { toml } from './toml.ts';

/**
 * Writes TOML, with notices for data that it cannot represent. Errors: `tomlSeveralDocuments` with the `count`, and those of `writeToml`.
 */
export const tomlWriter = defineWriter(toml, (source, layout) => {
  const { documents, hasComments } = source;
  if (documents.length > 1) return fail('tomlSeveralDocuments', { values: { count: documents.length } });
  const dropped = hasComments ? [{ code: 'commentsDropped', values: {} }] : [];
  return mapResult(writeToml(oneDocument(source).value, layout), ({ text, notices }) => ({ text, notices: [...dropped, ...notices] }));
});
