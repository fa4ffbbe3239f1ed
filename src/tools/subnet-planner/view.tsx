import { useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import type { IpAddressMessages } from '#domains/ip/ip-address-messages.ts';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { countNames, declaration } from './declare.ts';
import type en from './messages/en.json';
import { PlanTable } from './parts/plan-table.tsx';
import { scrollToRow } from './parts/scroll-to-row.ts';
import { SubnetMap } from './parts/subnet-map.tsx';

/** Longer texts take longer than a frame to display. */
const MAX_SHOWN = 100_000;

export default function SubnetPlanner() {
  const { t, bind, show, job, notices, more, values, replaceAll } = useTool<typeof en & IpAddressMessages>()(declaration, { presenters });
  const table = useRef<HTMLElement>(null);
  const planning = job('plan');
  const { rows = [], bars = [], canFix = false, edit } = show('shown').value ?? {};
  const { label, svg, fileName } = show('map');
  const change = (text: string | undefined) => {
    if (text !== undefined) replaceAll({ subnets: text }, 'applied');
  };

  return (
    <Stack gap="large">
      <ToolColumns
        options={
          <OptionFields {...more}>
            <SelectField {...bind('reserved')} />
            <NumberField {...bind('growth')} />
            <SelectField {...bind('exportFormat')} />
          </OptionFields>
        }
      >
        <Stack>
          <TextField {...bind('blocks')} isMultiline rows={2} isAutosized isMonospace />
          <TextField {...bind('subnets')} isMultiline rows={8} isAutosized isMonospace />
          <JobRoom job={planning}>
            <Button icon="pinned" isDisabled={!canFix} onClick={() => change(edit?.('fixAll', values))}>
              {t('view.fixAll')}
            </Button>
          </JobRoom>
          <TextField {...bind('inUse')} isMultiline rows={2} isAutosized isMonospace />
        </Stack>
        <Stack>
          <ToolOutput {...show('export')} isMultiline rows={8} maxShown={MAX_SHOWN} />
          <ResultRows rows={countNames.map(show)} />
          <Notices notices={notices('plan')} />
        </Stack>
      </ToolColumns>
      <SubnetMap
        {...{ label, svg, fileName, bars }}
        onChoose={(row) => scrollToRow(table.current, row)}
        words={{ zoomInto: (network) => t('view.zoomInto', { network }), zoomOut: t('view.zoomOut') }}
      />
      <PlanTable t={t} table={show('plan')} rows={rows} ref={table} onEdit={(what, row) => change(edit?.(what, values, row))} />
    </Stack>
  );
}
