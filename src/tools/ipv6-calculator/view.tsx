import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { FieldGrid } from '#ui/layout/field-grid.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { ToolLink } from '#tool-ui/tool/tool-link.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration, rowNames } from './declare.ts';
import type { Messages } from './messages.ts';
import { EmbeddedTable } from './parts/embedded-table.tsx';
import { SavedTable } from '#tool-ui/outputs/saved-table.tsx';
import { run } from './run.ts';

const monospaced = { isMonospace: true } as const;
const address = { isMonospace: true, minWidth: '16rem' } as const;

const resultLooks = { address, canonical: { minWidth: '16rem' }, network: address, type: { minWidth: '10rem' } };
const subnetLooks = { number: { ...monospaced, minWidth: '8rem' }, network: address, first: address, last: address };

export default function Ipv6Calculator() {
  const { t, bind, show, job, notices, set } = useTool<Messages>()(declaration, { main: { split: run.split }, presenters });
  const results = show('results');
  const [previous, next] = [show('previous'), show('next')];
  const [distinct, subnetCount] = [show('distinct'), show('subnetCount')];
  const network = show('network').value;
  const isList = results.rows.length > 0;
  return (
    <Stack gap="large">
      <ToolColumns>
        <Stack>
          <CodeField {...bind('addresses')} rows={6} />
          <ButtonRow>
            <Button icon="arrow-left" isDisabled={previous.value === ''} onClick={() => set('addresses', previous.value)}>
              {previous.label}
            </Button>
            <Button icon="arrow-right" isDisabled={next.value === ''} onClick={() => set('addresses', next.value)}>
              {next.label}
            </Button>
          </ButtonRow>
          <FieldGrid columnGap="wide">
            <TextField {...bind('splitInto')} isMonospace inputMode="numeric" />
            <TextField {...bind('firstSubnet')} isMonospace />
          </FieldGrid>
          <Notices notices={notices()} />
        </Stack>
        <Stack gap="small">
          {isList ? <ResultRows label={distinct.label} rows={[distinct]} /> : <ResultRows rows={rowNames.map(show)} />}
          <JobRoom job={job('describe')} />
          <p className="text-sm">
            <ToolLink toolId="cidr-calculator" fields={network === '' ? undefined : `include=${encodeURIComponent(network)}`}>
              {t('view.useInCidrCalculator')}
            </ToolLink>
          </p>
        </Stack>
      </ToolColumns>
      <SavedTable {...results} looks={resultLooks} />
      <EmbeddedTable {...show('embedded')} lookUpVendor={t('view.lookUpVendor')} />
      {subnetCount.value !== '' && <ResultRows label={subnetCount.label} rows={[subnetCount]} />}
      <SavedTable {...show('subnets')} looks={subnetLooks} />
    </Stack>
  );
}
