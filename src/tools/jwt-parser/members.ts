import { decodeJsonString, type JsonNode } from '#pure/notation/json/nodes/json-node.ts';
import { compactJson } from './read-json-part.ts';

/** A member of the header or the payload as the tables show it. */
export interface Member {
  readonly name: string;
  /** A string as it is, anything else as compact JSON. */
  readonly value: string;
  readonly json: JsonNode;
}

/** The members of an object in the order of the token; none of anything else. */
export const readMembers = (json: JsonNode): readonly Member[] =>
  json.kind === 'object' ? json.members.map(({ key, value }) => ({ name: key, value: textOf(value), json: value })) : [];

const textOf = (json: JsonNode): string => (json.kind === 'string' ? decodeJsonString(json.text) : compactJson(json));

/** The member of an object as text; `undefined` where there is none. */
export const memberText = (json: JsonNode, name: string): string | undefined =>
  readMembers(json).find((member) => member.name === name)?.value;
