import { hasLeapSecond } from '#formats/iso-date-time.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { Notices } from '#ui/notices.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import type { ClockMessages } from '#workbench/clock-messages.ts';
import { valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { useGenerated } from '#workbench/use-generated.ts';
import { useTool } from '#workbench/use-tool.ts';
import { drawUlids } from './draw-ulids.ts';
import * as fields from './fields.ts';
import { formatUlids } from './format-ulids.ts';
import type en from './messages/en.json';
import { UlidInspection } from './parts/ulid-inspection.tsx';

export default function UlidGenerator() {
  const tool = useTool<typeof en & ClockMessages, typeof fields>(fields);
  const { t, bind, inputs, options } = tool;
  const { quantity, isMonotonic, outputAs } = options;
  const { outcome, redraw } = useGenerated(drawUlids, { time: inputs.time, quantity, isMonotonic });

  return (
    <div className="grid gap-6">
      <ToolColumns>
        <div className="grid content-start gap-3">
          <NumberField {...bind('quantity')} />
          <div>
            <TextField {...bind('time', outcome)} isMonospace />
            <Notices notices={hasLeapSecond(inputs.time) ? [t('view.notices.leapSecond')] : []} />
          </div>
          <FieldRow>
            <SwitchField {...bind('isMonotonic')} />
            <SwitchField {...bind('isLowercase')} />
          </FieldRow>
          <ChoiceField {...bind('outputAs')} />
        </div>
        <div className="grid content-start gap-3">
          <ToolCodeOutput
            label={t('outputs.ulids')}
            value={formatUlids(valueOf(outcome) ?? [], options)}
            language={outputAs === 'json' ? 'json' : 'text'}
            rows={10}
            fileName={outputAs === 'json' ? 'ulids.json' : 'ulids.txt'}
          />
          <div>
            <Button icon="refresh" onClick={redraw}>
              {t('view.refresh')}
            </Button>
          </div>
        </div>
      </ToolColumns>
      <UlidInspection tool={tool} />
    </div>
  );
}
