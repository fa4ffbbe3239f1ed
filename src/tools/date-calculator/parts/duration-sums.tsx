import type { ClockMessages } from '#domains/clock/clock-messages.ts';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { TableSection } from '#ui/table/table-section.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import type { Tool } from '#tool-ui/tool/tool.ts';
import { type declaration, durationNames } from '../declare.ts';
import type en from '../messages/en.json';

interface DurationSumsProps {
  readonly tool: Pick<Tool<typeof declaration, typeof en & ClockMessages>, 't' | 'bind' | 'show' | 'job'>;
}

/** The durations, their sum in the notations of programs, and each duration. */
export function DurationSums({ tool: { t, bind, show, job } }: DurationSumsProps) {
  const title = t('view.durationQuestion');
  const { label: heading, ...lines } = show('lines');
  return (
    <Card title={title}>
      <Stack>
        <ToolColumns>
          <Stack>
            <CodeField {...bind('durations')} rows={8} />
            <FieldRow>
              <SelectField {...bind('plainNumbers')} />
              <ChoiceField {...bind('clockMeans')} />
            </FieldRow>
            <JobRoom job={job('sum')} />
          </Stack>
          <ResultRows label={title} rows={durationNames.map(show)} />
        </ToolColumns>
        {lines.rows.length > 0 && <TableSection {...lines} heading={heading} maxHeight="28rem" />}
      </Stack>
    </Card>
  );
}
