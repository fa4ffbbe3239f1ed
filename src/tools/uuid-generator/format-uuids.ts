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

/** Canonical UUIDs as the visitor wants them, one a line or as JSON; capitals are for the digits only. No UUIDs give an empty text. */
export const formatUuids = (uuids: readonly string[], { format, uppercase, outputAs }: Notation): string =>
  writeList(
    uuids.map((uuid) => wrap[format](uppercase ? uuid.toUpperCase() : uuid)),
    outputAs,
  );
