import type { JsonMember, JsonNode, JsonScalar } from '#pure/notation/json/nodes/json-node.ts';
import type { Change, Step } from './step.ts';
import { jsonPointer } from './json-pointer.ts';

const OPERATIONS = { added: 'add', removed: 'remove', changed: 'replace' } as const satisfies Record<Change, string>;

/** One operation of a JSON Patch (RFC 6902). It must be applied after all changes before it. */
export function patchOperation(kind: Change, step: Step): JsonNode {
  const members = [member('op', string(OPERATIONS[kind])), member('path', string(jsonPointer(step, 'after')))];
  if (step.after) members.push(member('value', step.after));
  return { kind: 'object', members };
}

const string = (text: string): JsonScalar => ({ kind: 'string', text: JSON.stringify(text) });

const member = (key: string, value: JsonNode): JsonMember => ({ name: `"${key}"`, key, value });
