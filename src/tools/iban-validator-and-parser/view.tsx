import { Button } from '#ui/button.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import { useTool } from '#workbench/use-tool.ts';
import { describeIban } from './describe-iban.ts';
import { exampleIbans } from './example-ibans.ts';
import * as fields from './fields.ts';
import type en from './messages/en.json';
import { ibanRows } from './parts/iban-rows.ts';

export default function IbanValidatorAndParser() {
  const { t, bind, inputs } = useTool<typeof en, typeof fields>(fields);
  const { language } = useToolContext();
  const outcome = describeIban(inputs.iban);
  const description = valueOf(outcome);
  const iban = bind('iban', outcome);

  return (
    <ToolColumns>
      <div className="grid content-start gap-3">
        <TextField {...iban} isSecret={false} isMonospace />
        <div className="flex flex-wrap gap-2">
          {exampleIbans.map((example) => (
            <Button key={example} size="small" className="font-mono" onClick={() => iban.onReplace?.(example)}>
              {example}
            </Button>
          ))}
        </div>
      </div>
      <ResultRows rows={description ? ibanRows(t, description, language) : []} />
    </ToolColumns>
  );
}
