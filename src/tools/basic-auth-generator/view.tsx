import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { run } from './run.ts';

export default function BasicAuthGenerator() {
  const { t, bind, show } = useTool<typeof en>()(declaration, { main: run });
  return (
    <ToolColumns>
      <Section heading={t('view.generate')}>
        <Stack gap="tight">
          <TextField {...bind('username')} isMonospace autoComplete="off" />
          <TextField {...bind('password')} isMonospace revealName={t('view.reveal')} />
        </Stack>
        <FieldRow>
          <ChoiceField {...bind('header')} />
          <ChoiceField {...bind('encoding')} />
        </FieldRow>
        <ToolOutput {...show('header')} />
        <ToolOutput {...show('curlOption')} />
        <ResultRows rows={[show('base64')]} />
      </Section>
      <Section heading={t('view.decode')}>
        <TextField {...bind('headerToDecode')} isSecret={false} isMonospace autoComplete="off" />
        <ResultRows rows={[show('username'), show('password'), show('encoding')]} />
      </Section>
    </ToolColumns>
  );
}
