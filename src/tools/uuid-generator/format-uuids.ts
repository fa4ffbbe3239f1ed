import type { ValuesOf } from '#core/fields.ts';
import { writeList } from '#formats/write-list.ts';
import type { options } from './fields.ts';

type Format = ValuesOf<typeof options>['format'];

const wrap: Readonly<Record<Format, (uuid: string) => string>> = {
  standard: (uuid) => uuid,
  noHyphens: (uuid) => uuid.replaceAll('-', ''),
  braces: (uuid) => `{${uuid}}`,
  urn: (uuid) => `urn:uuid:${uuid}`,
};

/** Canonical UUIDs as the visitor wants them, one a line or as JSON; capitals are for the digits only. No UUIDs give an empty text. */
export function formatUuids(
  uuids: readonly string[],
  { format, isUppercase, outputAs }: Pick<ValuesOf<typeof options>, 'format' | 'isUppercase' | 'outputAs'>,
): string {
  return writeList(
    uuids.map((uuid) => wrap[format](isUppercase ? uuid.toUpperCase() : uuid)),
    outputAs,
  );
}
