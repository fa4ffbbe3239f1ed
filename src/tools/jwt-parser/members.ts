import { type LosslessJson, membersOf, stringifyLosslessJson } from '#formats/lossless-json.ts';

/** A member of the header or the payload as the tables show it. */
export interface Member {
  readonly name: string;
  /** A string as it is, anything else as compact JSON. */
  readonly value: string;
  readonly json: LosslessJson;
}

/** The members of an object in the order of the token; none of anything else. */
export const readMembers = (json: LosslessJson): readonly Member[] =>
  (membersOf(json) ?? []).map(([name, member]) => ({ name, value: textOf(member), json: member }));

const textOf = (json: LosslessJson): string => (typeof json.value === 'string' ? json.value : stringifyLosslessJson(json));

/** The member of an object as text; `undefined` where there is none. */
export function memberText(json: LosslessJson, name: string): string | undefined {
  const member = membersOf(json)?.find(([each]) => each === name)?.[1];
  return member && textOf(member);
}
