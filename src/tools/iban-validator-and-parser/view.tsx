import { Button } from '#ui/button/button.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Verdict } from '#ui/output/verdict.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration, outputNames } from './declare.ts';
import { exampleIbans } from './example-ibans.ts';
import type en from './messages/en.json';
import { run } from './run.ts';

const [, ...details] = outputNames;

export default function IbanValidatorAndParser() {
  const { t, bind, show } = useTool<typeof en>()(declaration, { main: run, presenters });
  const iban = bind('iban');
  const isOfACountry = show('country').value !== '';

  return (
    <ToolColumns>
      <Stack>
        <TextField {...iban} isSecret={false} isMonospace />
        <ButtonRow caption={t('view.examples')}>
          {exampleIbans.map((example) => (
            <Button key={example} size="small" className="font-mono" onClick={() => iban.onReplace?.(example)}>
              {example}
            </Button>
          ))}
        </ButtonRow>
      </Stack>
      <Stack>
        <Verdict {...show('valid')} />
        <ResultRows rows={details.map((name) => ({ isOptional: !isOfACountry, ...show(name) }))} />
      </Stack>
    </ToolColumns>
  );
}
