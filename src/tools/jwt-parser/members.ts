import { decodeJsonString, type JsonNode } from '#pure/notation/json/nodes/json-node.ts';
import { compactJson } from './read-json-part.ts';

/** A member of the header or the payload, as displayed in the tables. */
export interface Member {
  readonly name: string;
  /** The content of a string, or compact JSON for any other value. */
  readonly value: string;
  readonly json: JsonNode;
}

/** The members of an object in the order of the token. Empty for any other value. */
export const readMembers = (json: JsonNode): readonly Member[] =>
  json.kind === 'object' ? json.members.map(({ key, value }) => ({ name: key, value: textOf(value), json: value })) : [];

const textOf = (json: JsonNode): string => (json.kind === 'string' ? decodeJsonString(json.text) : compactJson(json));

/** The value of an object's member as text. `undefined` if there is no such member. */
export const memberText = (json: JsonNode, name: string): string | undefined =>
  readMembers(json).find((member) => member.name === name)?.value;
