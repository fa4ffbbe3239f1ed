import type { WriteFindings } from '#core/detection.ts';
import type { declaration } from './declare.ts';
import { findSequences } from './describe-emoji.ts';
import { notations } from './notations.ts';
import type { run } from './run.ts';

export const write = {
  name(result, { search }) {
    // An emoji that is text by default is found with its variation selector.
    const [found] = result.ok ? findSequences(result.value, [search, `${search}\uFE0F`]) : [];
    const values = found && { codePoints: notations.codePoints(search), name: found.name };
    return values && { answer: { text: 'named', values, copy: search } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'find'>;
