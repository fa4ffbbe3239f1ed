import type { WriteFindings } from '#core/detection.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

export const write = {
  vendor(result) {
    const single = result.ok ? result.value?.single : undefined;
    if (!single) return undefined;
    const { vendor, kind } = single;
    if (vendor.status === 'named') return { answer: { copy: vendor.name } };
    return { answer: { text: kind.endsWith('Local') ? 'local' : 'none' } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'lookUp'>;
