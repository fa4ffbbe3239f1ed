/** A record as it was read. Names are full, with the final dot, in the presentation format of RFC 1035, section 5.1. */
export interface DnsRecord {
  readonly owner: string;
  /** The owner in lower case, by which names are compared (RFC 4343). */
  readonly key: string;
  readonly ttl: number;
  readonly recordClass: string;
  readonly type: string;
  /** In its one form; of a record with an error as it was typed. */
  readonly data: string;
  /** What the data consist of; empty where they could not be read. */
  readonly fields: readonly string[];
  /** Which of the fields are domain names. */
  readonly nameAt: readonly number[];
  readonly line: number;
  readonly hasError: boolean;
  /** Inside the message of a DNS server that dig printed: what its section is. */
  readonly section?: string;
}

/** Names as they are compared. */
export const nameKey = (name: string): string => name.toLowerCase();

/** Whether a name is that of the zone or below it; keys, both with the final dot. */
export const isWithin = (key: string, zone: string): boolean => zone === '.' || key === zone || key.endsWith(`.${zone}`);

/** The name without its final dot, as people write it in mail. */
export const withoutDot = (name: string): string => (name.length > 1 && name.endsWith('.') ? name.slice(0, -1) : name);

/** The name above; of the root none. */
export function parentOf(key: string): string | undefined {
  if (key === '.' || key === '') return undefined;
  const dot = /^(?:[^.\\]|\\[\s\S])*\./.exec(key);
  return dot ? key.slice(dot[0].length) || '.' : undefined;
}
