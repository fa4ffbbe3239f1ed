import { NumberField } from '#ui/number-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { hasInvalidNumber, valueOf } from '#workbench/outcome.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { repeatText } from './logic.ts';
import type en from './messages/en.json';

export default function DateConverter() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const outcome = hasInvalidNumber(options) ? undefined : repeatText(inputs.text, options);

  return (
    <ToolColumns>
      <div className="grid content-start gap-3">
        <TextField {...bind('text', outcome)} isMultiline rows={8} />
        <NumberField {...bind('times')} />
      </div>
      <ToolOutput label={t('outputs.repeated')} value={valueOf(outcome) ?? ''} isMultiline rows={8} fileName="repeated.txt" />
    </ToolColumns>
  );
}
