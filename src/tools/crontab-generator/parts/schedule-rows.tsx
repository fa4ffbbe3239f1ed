import { ResultRows } from '#ui/output/result-rows.tsx';
import type { CronTool } from './cron-tool.ts';

/** The description of an expression, and a row for each of its fields, even if the expression is invalid. */
export function ScheduleRows({ tool: { show } }: { readonly tool: CronTool }) {
  const { names = [] } = show('split').value ?? {};
  return <ResultRows rows={[show('description'), ...names.map(show), show('command')]} />;
}
