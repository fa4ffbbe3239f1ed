import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { ToolLink } from '#tool-ui/tool/tool-link.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration, rowNames } from './declare.ts';
import type { Messages } from './messages.ts';
import { ResultsTable } from './parts/results-table.tsx';
import { UnitsTable } from './parts/units-table.tsx';

export default function UnitConverter() {
  const { t, bind, show, job, notices, more, replaceAll } = useTool<Messages>()(declaration, { presenters });
  const results = show('results');
  const quantity = show('swappedQuantity').value;
  const target = show('swappedTarget').value;
  return (
    <Stack gap="large">
      <ToolColumns
        options={
          <OptionFields {...more}>
            <ChoiceField {...bind('gallons')} />
            <NumberField {...bind('significantDigits')} />
          </OptionFields>
        }
      >
        <Stack>
          <TextField {...bind('quantity')} isMultiline rows={4} isAutosized isMonospace />
          <TextField {...bind('target')} isMonospace />
          <ButtonRow>
            <Button icon="arrows-exchange" isDisabled={quantity === ''} onClick={() => replaceAll({ quantity, target }, 'swapped')}>
              {t('view.swap')}
            </Button>
          </ButtonRow>
        </Stack>
        <Stack>
          {results.rows.length === 0 && (
            <>
              <ToolOutput {...show('converted')} />
              <Notices notices={notices('convert')} />
              <ResultRows rows={rowNames.map(show)} />
            </>
          )}
          <JobRoom job={job('convert')} />
          <p className="text-sm">
            <ToolLink toolId="temperature-converter">{t('view.historicScales')}</ToolLink>
          </p>
          <p className="text-sm">
            <ToolLink toolId="data-size-converter">{t('view.transfers')}</ToolLink>
          </p>
        </Stack>
      </ToolColumns>
      <UnitsTable {...show('units')} source={t('view.sources')} />
      <ResultsTable {...results} />
    </Stack>
  );
}
