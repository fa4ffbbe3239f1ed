import { ResultRows } from '#ui/output/result-rows.tsx';
import type { CronTool } from './cron-tool.ts';

/** What an expression says: a row for each field that it has, also while it is wrong. */
export function ScheduleRows({ tool: { show } }: { readonly tool: CronTool }) {
  const { names = [] } = show('split').value ?? {};
  return <ResultRows rows={[show('description'), ...names.map(show), show('command')]} />;
}
