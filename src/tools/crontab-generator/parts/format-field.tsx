import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { type CronFormat, defaultExpressions } from '../cron-format.ts';
import type { CronTool } from './cron-tool.ts';

/** The format field. An expression that is still the default changes with the format. */
export function FormatField({ tool: { bind, set, values } }: { readonly tool: CronTool }) {
  const choose = (next: CronFormat) => {
    if (values.expression === defaultExpressions[values.format]) set('expression', defaultExpressions[next]);
    set('format', next);
  };
  return <ChoiceField {...bind('format')} onChange={choose} />;
}
