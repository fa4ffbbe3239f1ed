import { writeJsonTree } from '../json/write-json-tree.ts';
import { readYaml } from './read-yaml.ts';
import type { YamlVersion } from './yaml-schema.ts';

/** For tests: each document as JSON without white space, or an error code. */
export function yamlAsJson(text: string, version: YamlVersion = '1.2'): readonly string[] {
  const read = readYaml(text, version);
  if (!read.ok) return [read.error.code];
  return read.value.documents.map((document) => {
    const written = writeJsonTree(document, { indent: '', sortKeys: false });
    return written.ok ? written.value.text : written.error.code;
  });
}
