import { FieldGrid } from '#ui/layout/field-grid.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { Regenerate } from '#tool-ui/outputs/regenerate.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { run } from './run.ts';

export default function TokenGenerator() {
  const { t, bind, show, job, more } = useTool<typeof en>()(declaration, { main: run, presenters });
  return (
    <ToolColumns>
      <Stack gap="tight">
        <NumberField {...bind('length')} hasSlider />
        <NumberField {...bind('quantity')} />
        <FieldGrid>
          <SwitchField {...bind('uppercase')} />
          <SwitchField {...bind('lowercase')} />
          <SwitchField {...bind('numbers')} />
          <SwitchField {...bind('symbols')} />
        </FieldGrid>
        <OptionFields {...more}>
          <TextField {...bind('symbolSet')} isMonospace />
          <TextField {...bind('excluded')} isMonospace />
          <SwitchField {...bind('excludeLookAlikes')} />
          <SwitchField {...bind('oneOfEachSet')} />
        </OptionFields>
      </Stack>
      <Stack>
        <ToolOutput {...show('tokens')} isMultiline rows={8} copiedText={t('view.copied')} />
        <Regenerate job={job('generate')} />
        <ResultRows rows={[show('alphabetSize'), show('entropy')]} />
      </Stack>
    </ToolColumns>
  );
}
