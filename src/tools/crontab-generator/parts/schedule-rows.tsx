import { ResultRows } from '#ui/result-rows.tsx';
import { shownFields } from '../edited-fields.ts';
import type { CronTool } from './cron-tool.ts';

/** What an expression says: a row for each field that it has, also while it is wrong. */
export function ScheduleRows({ tool: { show, values } }: { readonly tool: CronTool }) {
  const { names } = shownFields(values.expression, values.format, undefined);
  return <ResultRows rows={[show('description'), ...names.map(show), show('command')]} />;
}
