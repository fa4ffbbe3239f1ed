import { mapResult } from '#core/result.ts';
import { writeYaml } from '#pure/notation/yaml/write-yaml.ts';
import { defineWriter } from './format.ts';
import { oneDocument } from './one-document.ts';
import { yaml } from './yaml.ts';

/** One YAML document, with its comments unless they are not wanted. Errors: those of `writeYaml`. */
export const yamlWriter = defineWriter(yaml, (source, { indent, ...layout }) =>
  mapResult(writeYaml(oneDocument(source), { indent: indent === '2' ? 2 : 4, ...layout }), (text) => ({ text, notices: [] })),
);
