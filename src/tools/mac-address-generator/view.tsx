import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useGenerated } from '#workbench/use-generated.ts';
import { useTool } from '#workbench/use-tool.ts';
import { decidesKind, drawAddresses } from './draw-addresses.ts';
import * as fields from './fields.ts';
import { formatAddresses } from './format-addresses.ts';
import type en from './messages/en.json';
import { parsePrefix } from './parse-prefix.ts';

export default function MacAddressGenerator() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const { quantity, addressKind } = options;
  const { outcome, redraw } = useGenerated(drawAddresses, { prefix: inputs.prefix, quantity, addressKind });
  // Without the outcome: a wrong prefix is shown while the quantity is in error, too.
  const prefix = parsePrefix(inputs.prefix);

  return (
    <ToolColumns>
      <div className="grid content-start gap-3">
        <NumberField {...bind('quantity', outcome)} />
        <TextField {...bind('prefix', prefix)} isMonospace />
        <ChoiceField
          {...bind('addressKind')}
          labelPosition="top"
          hint={prefix.ok && decidesKind(prefix.value) ? t('view.kindOfPrefix') : t('view.kindOfRest')}
        />
        <FieldRow>
          <ChoiceField {...bind('letterCase')} />
          <ChoiceField {...bind('separator')} />
        </FieldRow>
      </div>
      <div className="grid content-start gap-3">
        <ToolOutput
          label={t('outputs.addresses')}
          value={formatAddresses(valueOf(outcome) ?? [], options)}
          isMultiline
          rows={12}
          fileName="mac-addresses.txt"
        />
        <div>
          <Button icon="refresh" onClick={redraw}>
            {t('view.refresh')}
          </Button>
        </div>
      </div>
    </ToolColumns>
  );
}
