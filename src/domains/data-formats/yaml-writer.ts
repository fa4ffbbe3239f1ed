import { mapResult } from '#core/result.ts';
import { writeYaml } from '#pure/notation/yaml/write-yaml.ts';
import { defineWriter } from './format.ts';
import { oneDocument } from './one-document.ts';
import { yaml } from './yaml.ts';

/** Writes one YAML document, with its comments unless disabled. Errors: those of `writeYaml`. */
export const yamlWriter = defineWriter(yaml, (source, { indent, ...layout }) =>
  mapResult(writeYaml(oneDocument(source), { indent: indent === '2' ? 2 : 4, ...layout }), (text) => ({ text, notices: [] })),
);
