import { DataTable } from '#ui/table/data-table.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { ToolLink } from '#tool-ui/tool/tool-link.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration, rowNames } from './declare.ts';
import type en from './messages/en.json';
import { registryData } from './registry-data.ts';

const looks = {
  port: { isMonospace: true, width: '7.5rem' },
  service: { isMonospace: true, width: '11rem' },
  transport: { width: '8.5rem' },
  description: { minWidth: '14rem' },
  use: { width: '15rem' },
};

export default function PortNumbers() {
  const { t, bind, show, job, notices } = useTool<typeof en>()(declaration, { presenters });
  const { columns, ...ports } = show('ports');
  return (
    <Stack gap="large">
      <ToolColumns>
        <Stack gap="tight">
          <TextField {...bind('search')} />
          <FieldRow>
            <SelectField {...bind('transport')} />
            <SwitchField {...bind('unnamed')} />
          </FieldRow>
          <p>
            <ToolLink toolId="random-port-generator">{t('view.randomPort')}</ToolLink>
          </p>
        </Stack>
        <ResultRows rows={[...rowNames.map(show), show('shown')]} />
      </ToolColumns>
      <Stack gap="small">
        <DataTable {...ports} columns={withColumns(columns, looks)} maxHeight="40rem" emptyText={notices()[0]} />
        <JobRoom job={job('search')} />
      </Stack>
      <p className="text-xs text-ink-soft">{t('view.source', registryData)}</p>
    </Stack>
  );
}
