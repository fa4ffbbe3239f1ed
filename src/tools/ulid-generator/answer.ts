import type { Answers } from '#core/answer.ts';
import { hasLeapSecond } from '#pure/time/iso-date-time.ts';
import { writeList } from '#pure/text/write-list.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

export const answer = {
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
} satisfies Answers<typeof declaration, typeof run>;
