import type { ValuesOf } from '#core/fields.ts';
import { writeList } from '#formats/write-list.ts';
import type { options } from './fields.ts';

type Notation = Pick<ValuesOf<typeof options>, 'isLowercase' | 'outputAs'>;

/** ULIDs as the visitor wants them, one a line or as JSON. No ULIDs give an empty text. */
export const formatUlids = (ulids: readonly string[], { isLowercase, outputAs }: Notation): string =>
  writeList(
    ulids.map((ulid) => (isLowercase ? ulid.toLowerCase() : ulid)),
    outputAs,
  );
