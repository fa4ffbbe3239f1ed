/** A parsed record. Names are fully qualified with a final dot, in the presentation format of RFC 1035, section 5.1. */
export interface DnsRecord {
  readonly owner: string;
  /** The owner in lower case, for comparing names (RFC 4343). */
  readonly key: string;
  readonly ttl: number;
  readonly recordClass: string;
  readonly type: string;
  /** In canonical form; for a record with an error, as typed. */
  readonly data: string;
  /** The fields of the data; empty if they could not be parsed. */
  readonly fields: readonly string[];
  /** The indices of the fields that are domain names. */
  readonly nameAt: readonly number[];
  readonly line: number;
  readonly hasError: boolean;
  /** The section of the message, if dig printed the record. */
  readonly section?: string;
}

/** The form of a name that is used for comparison. */
export const nameKey = (name: string): string => name.toLowerCase();

/** Whether a name is the zone or below it. Both are keys with a final dot. */
export const isWithin = (key: string, zone: string): boolean => zone === '.' || key === zone || key.endsWith(`.${zone}`);

/** Removes the final dot of a name, as in mail addresses. */
export const withoutDot = (name: string): string => (name.length > 1 && name.endsWith('.') ? name.slice(0, -1) : name);

/** The parent of a name; `undefined` for the root. */
export function parentOf(key: string): string | undefined {
  if (key === '.' || key === '') return undefined;
  const dot = /^(?:[^.\\]|\\[\s\S])*\./.exec(key);
  return dot ? key.slice(dot[0].length) || '.' : undefined;
}
