import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import type { QuantityMessages } from '#domains/quantities/quantity-messages.ts';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { ToolLink } from '#tool-ui/tool/tool-link.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration, rateCountNames, rateNames, sizeCountNames, sizeNames, timeNames } from './declare.ts';
import type en from './messages/en.json';
import { ResultsTable } from './parts/results-table.tsx';

export default function DataSizeConverter() {
  const { t, bind, show, job, notices, more, values } = useTool<typeof en & QuantityMessages>()(declaration, { presenters });
  const [sizes, rates, results, total] = [show('sizes'), show('rates'), show('results'), show('totalSize')];
  const isList = results.rows.length > 0;
  return (
    <Stack gap="large">
      <ToolColumns
        options={
          <OptionFields {...more}>
            <ChoiceField {...bind('prefixes')} />
            <ChoiceField {...bind('smallB')} />
            <SelectField {...bind('efficiency')} />
            {values.efficiency === 'custom' && <NumberField {...bind('customEfficiency')} />}
            <NumberField {...bind('significantDigits')} />
          </OptionFields>
        }
      >
        <Stack>
          <TextField {...bind('transfer')} isMultiline rows={4} isAutosized isMonospace />
          <Notices notices={notices('convert')} />
          <ResultRows rows={[show('readAs'), ...timeNames.map(show)]} label={t('view.time')} />
        </Stack>
        <Stack>
          {isList && <ResultRows rows={[total]} label={total.label} />}
          <ResultRows rows={[...sizeNames.map(show), ...sizes.rows, ...sizeCountNames.map(show)]} label={sizes.label} />
          <ResultRows rows={[...rateNames.map(show), ...rates.rows, ...rateCountNames.map(show)]} label={rates.label} />
          <JobRoom job={job('convert')} />
          <p className="text-sm">
            <ToolLink toolId="eta-calculator">{t('view.endTime')}</ToolLink>
          </p>
          <p className="text-sm">
            <ToolLink toolId="unit-converter">{t('view.otherQuantities')}</ToolLink>
          </p>
        </Stack>
      </ToolColumns>
      <ResultsTable {...results} />
    </Stack>
  );
}
