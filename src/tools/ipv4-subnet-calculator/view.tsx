import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import type { Ipv4Messages } from '#domains/ip/ipv4-messages.ts';
import { ToolLink } from '#tool-ui/tool/tool-link.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration, partNames } from './declare.ts';
import type en from './messages/en.json';
import { SubnetsTable } from './parts/subnets-table.tsx';
import { run } from './run.ts';

export default function Ipv4SubnetCalculator() {
  const { t, bind, show, set, values } = useTool<typeof en & Ipv4Messages>()(declaration, { main: run, presenters });
  const previous = show('previous');
  const next = show('next');
  const network = show('network').value;
  const splits = show('splits').rows;
  const split = splits.find(({ value }) => value === String(values.splitInto));

  return (
    <Stack gap="wide">
      <ToolColumns>
        <Stack>
          <TextField {...bind('network')} isMonospace />
          <ButtonRow>
            <Button icon="arrow-left" isDisabled={previous.value === ''} onClick={() => set('network', previous.value)}>
              {previous.label}
            </Button>
            <Button icon="arrow-right" isDisabled={next.value === ''} onClick={() => set('network', next.value)}>
              {next.label}
            </Button>
          </ButtonRow>
          <SelectField
            {...bind('splitInto')}
            value={split?.value ?? '0'}
            options={[{ value: '0', label: t('view.doNotSplit') }, ...splits]}
          />
        </Stack>
        <Stack>
          <ResultRows rows={partNames.map(show)} />
          <p className="text-sm">
            <ToolLink toolId="cidr-calculator" fields={network === '' ? undefined : `include=${encodeURIComponent(network)}`}>
              {t('view.useInCidrCalculator')}
            </ToolLink>
          </p>
        </Stack>
      </ToolColumns>
      {split && <SubnetsTable {...show('subnets')} />}
    </Stack>
  );
}
