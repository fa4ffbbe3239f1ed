import type { WriteFindings } from '#core/detection.ts';
import type { declaration } from './declare.ts';
import { withUnit } from './logic/shown-amount.ts';
import type { run } from './run.ts';

export const write = {
  converted(result) {
    const converted = result.ok ? result.value?.single?.line.converted : undefined;
    return converted && { answer: { copy: withUnit(converted) } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'convert'>;
