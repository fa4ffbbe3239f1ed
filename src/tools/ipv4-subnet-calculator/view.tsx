import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import type { Ipv4Messages } from '#workbench/ipv4-messages.ts';
import { valueOf } from '#workbench/outcome.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { readNetwork } from './logic.ts';
import type en from './messages/en.json';
import { neighborsOf } from './neighbors.ts';
import { NetworkRows } from './parts/network-rows.tsx';
import { SubnetsTable } from './parts/subnets-table.tsx';
import { splitsOf } from './splits.ts';

export default function Ipv4SubnetCalculator() {
  const { t, bind, inputs, options, set } = useTool<typeof en & Ipv4Messages, typeof fields>(fields);
  const outcome = readNetwork(inputs);
  const network = valueOf(outcome) ?? null;
  const { previous, next } = network ? neighborsOf(network) : {};
  const splits = network ? splitsOf(network) : [];
  const split = splits.find(({ prefixLength }) => prefixLength === options.splitInto);

  return (
    <div className="grid gap-6 *:min-w-0">
      <ToolColumns>
        <div className="grid content-start gap-3">
          <TextField {...bind('network', outcome)} isMonospace />
          <div className="flex flex-wrap gap-2">
            <Button icon="arrow-left" isDisabled={previous === undefined} onClick={() => previous && set('network', previous)}>
              {t('view.previous')}
            </Button>
            <Button icon="arrow-right" isDisabled={next === undefined} onClick={() => next && set('network', next)}>
              {t('view.next')}
            </Button>
          </div>
          <SelectField
            {...bind('splitInto')}
            value={String(split?.prefixLength ?? 0)}
            options={[
              { value: '0', label: t('view.doNotSplit') },
              ...splits.map(({ prefixLength, count }) => ({
                value: String(prefixLength),
                label: t('view.split', { prefixLength, count }),
              })),
            ]}
          />
        </div>
        <NetworkRows t={t} network={network} />
      </ToolColumns>
      {network && split && <SubnetsTable {...{ t, network, split }} />}
    </div>
  );
}
