import { NumberField } from '#ui/field/number-field.tsx';
import { Select } from '#ui/choice/select.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { CronTool } from './cron-tool.ts';

/** The fields for the listed runs and their time zone. */
export const RunFields = ({ tool: { bind, show } }: { readonly tool: CronTool }) => (
  <div className="grid gap-x-4 two-columns gap-y-1 *:min-w-0">
    <Select {...bind('timeZone')} value={show('usedZone').value ?? ''} options={show('zones').value ?? []} isSearchable />
    <NumberField {...bind('runs')} />
    <TextField {...bind('startFrom')} isMonospace />
  </div>
);
