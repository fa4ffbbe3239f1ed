import { ChoiceField } from '#ui/choice/choice-field.tsx';
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
import { ToolLink } from '#tool-ui/tool/tool-link.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { countNames, declaration } from './declare.ts';
import type en from './messages/en.json';
import { EntriesTable } from './parts/entries-table.tsx';

/** The maximum number of characters that a text box displays within a frame. */
const MAX_SHOWN = 100_000;

/** The maximum length in characters of the networks in a link. */
const LONGEST_PLANNED = 1000;

export default function CidrCalculator() {
  const { t, bind, show, job, notices, more, values } = useTool<typeof en & IpAddressMessages>()(declaration, { presenters });
  const networks = show('networks');
  const isPlanned = values.format === 'lines' && networks.value !== '' && networks.value.length <= LONGEST_PLANNED;
  return (
    <Stack gap="large">
      <ToolColumns
        options={
          <OptionFields {...more}>
            <ChoiceField {...bind('readAs')} />
            <SelectField {...bind('format')} />
            <NumberField {...bind('most')} />
            <ChoiceField {...bind('hostBits')} />
            <NumberField {...bind('widestIpv4')} />
            <NumberField {...bind('widestIpv6')} />
          </OptionFields>
        }
      >
        <Stack>
          <TextField {...bind('include')} isMultiline rows={6} isAutosized isMonospace />
          <TextField {...bind('exclude')} isMultiline rows={3} isAutosized isMonospace />
          <TextField {...bind('addresses')} isMultiline rows={3} isAutosized isMonospace />
        </Stack>
        <Stack>
          <ToolOutput {...networks} isMultiline rows={10} maxShown={MAX_SHOWN} />
          <Notices notices={notices('calculate')} />
          <ResultRows rows={countNames.map(show)} />
          <JobRoom job={job('calculate')} />
          <p className="text-sm">
            <ToolLink toolId="subnet-planner" fields={isPlanned ? `blocks=${encodeURIComponent(networks.value)}` : undefined}>
              {t('view.planSubnets')}
            </ToolLink>
          </p>
        </Stack>
      </ToolColumns>
      <EntriesTable {...show('lookedUp')} />
      <EntriesTable {...show('remarks')} />
    </Stack>
  );
}
