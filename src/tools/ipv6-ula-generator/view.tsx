import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { Regenerate } from '#tool-ui/outputs/regenerate.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { useLinkedAs } from '#tool-ui/hand-over/use-linked-as.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { run } from './run.ts';

export default function Ipv6UlaGenerator() {
  const { bind, show, job, notices, values } = useTool<typeof en>()(declaration, { main: run, presenters });
  const { source, time } = values;
  const { value: globalId } = show('globalIdUsed');
  useLinkedAs(globalId === '' ? {} : { source: 'globalId', globalId });

  return (
    <ToolColumns>
      <Stack gap="tight">
        <ChoiceField {...bind('source')} labelPosition="top" />
        <div className="pt-2">
          <Stack gap="tight">
            {source === 'macAndTime' && <TextField {...bind('macAddress')} isMonospace />}
            {source === 'macAndTime' && <TextField {...bind('time')} isMonospace />}
            <Notices notices={notices()} />
            {source === 'globalId' && <TextField {...bind('globalId')} isMonospace />}
            <TextField {...bind('subnetId')} isMonospace />
          </Stack>
        </div>
        <Regenerate job={job('generate')} isDisabled={source === 'globalId' || (source === 'macAndTime' && time?.trim() !== '')} />
      </Stack>
      <div>
        <ResultRows rows={declaration.operations.generate.gives.map(show)} />
      </div>
    </ToolColumns>
  );
}
