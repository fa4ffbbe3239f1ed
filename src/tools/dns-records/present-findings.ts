import type { WriteFindings } from '#core/detection.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

export const write = {
  summary(result) {
    const value = result.ok ? result.value : null;
    if (!value) return undefined;
    const problems = value.errorCount + value.warningCount;
    return {
      answer: {
        text: 'summary',
        values: {
          records: { text: 'records', values: { count: value.recordCount } },
          problems: { text: 'problems', values: { count: problems } },
        },
      },
    };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'read'>;
