import type { Presenters } from '#core/present.ts';
import { hasLeapSecond } from '#pure/time/iso-date-time.ts';
import { writeList } from '#pure/text/write-list.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

export const presenters = {
  generate: (ulids, { time, lowercase, outputAs }) => ({
    ulids: {
      text: writeList(
        ulids.map((ulid) => (lowercase ? ulid.toLowerCase() : ulid)),
        outputAs,
      ),
      file: outputAs === 'json' ? 'ulids.json' : 'ulids.txt',
    },
    notices: hasLeapSecond(time) ? [{ code: 'leapSecond' }] : [],
  }),
} satisfies Presenters<typeof declaration, typeof run>;
