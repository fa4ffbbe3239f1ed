import { CodeField } from '#ui/code/code-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration, rowNames } from './declare.ts';
import type en from './messages/en.json';
import { AddressTable } from './parts/address-table.tsx';
import { registryData } from './registry-data.ts';

export default function MacAddressLookup() {
  const { t, bind, show, job } = useTool<typeof en>()(declaration, { presenters });
  const results = show('results');
  return (
    <Stack gap="large">
      <ToolColumns widths="narrowFirst">
        <CodeField {...bind('addresses')} rows={14} />
        <Stack gap="small">
          {results.rows.length > 0 ? <AddressTable {...results} /> : <ResultRows rows={rowNames.map(show)} />}
          <JobRoom job={job('lookUp')} />
        </Stack>
      </ToolColumns>
      <p className="text-xs text-ink-soft">{t('view.source', registryData)}</p>
    </Stack>
  );
}
