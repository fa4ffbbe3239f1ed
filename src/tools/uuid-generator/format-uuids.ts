import type { ValuesAt } from '#core/declaration.ts';
import { writeList } from '#pure/text/write-list.ts';
import type { declaration } from './declare.ts';

export type Notation = ValuesAt<typeof declaration, 'format' | 'uppercase' | 'outputAs'>;

const wrap: Readonly<Record<Notation['format'], (uuid: string) => string>> = {
  standard: (uuid) => uuid,
  noHyphens: (uuid) => uuid.replaceAll('-', ''),
  braces: (uuid) => `{${uuid}}`,
  urn: (uuid) => `urn:uuid:${uuid}`,
};

/** Formats canonical UUIDs, one per line or as JSON. Only hexadecimal digits become uppercase. Returns an empty text for an empty list. */
export const formatUuids = (uuids: readonly string[], { format, uppercase, outputAs }: Notation): string =>
  writeList(
    uuids.map((uuid) => wrap[format](uppercase ? uuid.toUpperCase() : uuid)),
    outputAs,
  );
