import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { FieldGrid } from '#ui/layout/field-grid.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolForm } from '#ui/layout/tool-columns.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration, estimateNames } from './declare.ts';
import type en from './messages/en.json';
import { run } from './run.ts';

export default function EtaCalculator() {
  const { bind, show, notices, values } = useTool<typeof en>()(declaration, { main: run, presenters });
  const isFromSpeed = values.estimateFrom === 'speed';

  return (
    <ToolForm>
      <ChoiceField {...bind('estimateFrom')} />
      <FieldGrid columnGap="medium" hasRowGap>
        <TextField {...bind('totalAmount')} />
        {isFromSpeed ? <TextField {...bind('amountPerPeriod')} /> : <TextField {...bind('alreadyDone')} />}
        {isFromSpeed && (
          <>
            <NumberField {...bind('period')} />
            <SelectField {...bind('periodUnit')} />
          </>
        )}
        <TextField {...bind('startedAt')} />
        {!isFromSpeed && <TextField {...bind('asOf')} />}
      </FieldGrid>
      <p className="min-h-5 text-sm text-ink-soft">{show('question').value}</p>
      <Notices notices={notices()} />
      <ResultRows rows={estimateNames.map(show)} />
    </ToolForm>
  );
}
