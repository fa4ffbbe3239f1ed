import { fail, ok, type Result } from '#core/result.ts';
import type { JsonNode } from '#pure/notation/json/nodes/json-node.ts';
import { JsonNodeBuilder } from '#pure/notation/json/nodes/json-node-builder.ts';
import { readJson } from '#pure/notation/json/read-json.ts';
import { compactStyle, writeJsonNodes } from '#pure/notation/json/nodes/write-json-nodes.ts';

/** The JSON of a header or a payload. */
export interface JsonPart {
  readonly json: JsonNode;
  /** Indented by two spaces, with numbers exactly as in the token. */
  readonly text: string;
}

const shownStyle = { indent: '  ', sortKeys: false, escapes: 'decode' } as const;

/**
 * Reads strict JSON (RFC 8259). The last value of a repeated name counts, as RFC 7519, section 4, allows. Errors: `notJson`, and `tooDeep`
 * if the indent would be longer than the content.
 */
export function readJsonPart(source: string): Result<JsonPart, 'notJson' | 'tooDeep'> {
  const builder = new JsonNodeBuilder({ repeated: 'last', progress: () => undefined });
  if (!readJson(source, builder, 'json').ok) return fail('notJson');
  const json = builder.root;
  const written = writeJsonNodes([json], shownStyle);
  return written.ok ? ok({ json, text: written.value }) : fail('tooDeep');
}

/** Writes JSON on one line without white space. */
export function compactJson(json: JsonNode): string {
  const written = writeJsonNodes([json], { ...compactStyle, escapes: 'decode' });
  return written.ok ? written.value : ''; // no longer than the indented text, which was short enough
}
