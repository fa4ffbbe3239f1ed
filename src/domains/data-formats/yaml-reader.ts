import { mapResult } from '#core/result.ts';
import { readYaml } from '#pure/notation/yaml/read-yaml.ts';
import { defineReader } from './format.ts';
import { documentOf } from './one-document.ts';
import { yaml } from './yaml.ts';

/**
 * Reads a stream of YAML documents, with notices for unknown tags and for the number of documents if there are several. Errors: those of
 * `readYaml`.
 */
export const yamlReader = defineReader(yaml, (text, { yamlVersion, documents: wanted }, progress) =>
  mapResult(
    readYaml(text, yamlVersion === '1_1' ? '1.1' : '1.2', (share) => progress(share * 0.8)),
    ({ documents, hasComments, notices }) => ({
      documents: documents.map(documentOf),
      isSplit: wanted === 'lines',
      hasComments,
      notices: documents.length > 1 ? [...notices, { code: 'documents', values: { count: documents.length } }] : notices,
    }),
  ),
);
