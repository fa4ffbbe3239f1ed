import { hasLeapSecond } from '#formats/iso-date-time.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Notices } from '#ui/notices.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import type { ClockMessages } from '#workbench/clock-messages.ts';
import { valueOf } from '#workbench/outcome.ts';
import { useGenerated } from '#workbench/use-generated.ts';
import { useLinkedAs } from '#workbench/use-linked-as.ts';
import { useTool } from '#workbench/use-tool.ts';
import { describePrefix, describeSubnet } from './describe-prefix.ts';
import { drawGlobalId, parseGivenTime } from './draw-global-id.ts';
import * as fields from './fields.ts';
import type en from './messages/en.json';

export default function Ipv6UlaGenerator() {
  const { t, bind, inputs, options } = useTool<typeof en & ClockMessages, typeof fields>(fields);
  const { source, subnetId } = options;
  const { outcome, redraw } = useGenerated(drawGlobalId, { ...inputs, source });
  const globalId = valueOf(outcome);
  const prefix = globalId === undefined ? undefined : describePrefix(globalId);
  const subnet = describeSubnet(globalId ?? 0n, subnetId);
  const chosen = globalId === undefined ? undefined : valueOf(subnet);
  useLinkedAs(prefix ? { source: 'globalId', globalId: prefix.globalId } : {});

  return (
    <ToolColumns>
      <div className="grid content-start gap-1">
        <ChoiceField {...bind('source')} labelPosition="top" />
        <div className="grid gap-1 pt-2">
          {source === 'macAndTime' && <TextField {...bind('macAddress', outcome)} isMonospace />}
          {source === 'macAndTime' && <TextField {...bind('time', parseGivenTime(inputs.time))} isMonospace />}
          <Notices notices={source === 'macAndTime' && hasLeapSecond(inputs.time) ? [t('view.notices.leapSecond')] : []} />
          {source === 'globalId' && <TextField {...bind('globalId', outcome)} isMonospace />}
          <TextField {...bind('subnetId', subnet)} isMonospace />
        </div>
        <div>
          <Button
            icon="refresh"
            onClick={redraw}
            isDisabled={source === 'globalId' || (source === 'macAndTime' && inputs.time.trim() !== '')}
          >
            {t('view.refresh')}
          </Button>
        </div>
      </div>
      <div>
        <ResultRows
          rows={[
            { label: t('outputs.prefix'), value: prefix?.prefix ?? '' },
            { label: t('outputs.globalIdUsed'), value: prefix?.globalId ?? '' },
            { label: t('outputs.firstSubnet'), value: prefix?.firstSubnet ?? '' },
            { label: t('outputs.lastSubnet'), value: prefix?.lastSubnet ?? '' },
            { label: t('outputs.chosenSubnet'), value: chosen?.subnet ?? '' },
            { label: t('outputs.firstAddress'), value: chosen?.firstAddress ?? '' },
            { label: t('outputs.subnets'), value: prefix?.subnetCount ?? '' },
            { label: t('outputs.reverseZone'), value: prefix?.reverseZone ?? '' },
          ]}
        />
      </div>
    </ToolColumns>
  );
}
