import { Card } from '#ui/layout/card.tsx';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextConversion } from '#tool-ui/outputs/text-conversion.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default function HtmlEntities() {
  const { t, bind, show, job } = useTool<typeof en>()(declaration, { presenters });
  return (
    <Stack gap="large">
      <Card title={t('view.escape')}>
        <TextConversion
          options={
            <>
              <ChoiceField {...bind('characters')} />
              <ChoiceField {...bind('format')} />
            </>
          }
          input={bind('text')}
          output={show('escaped')}
          job={job('escape')}
        />
      </Card>
      <Card title={t('view.unescape')}>
        <TextConversion
          options={<SwitchField {...bind('requireSemicolon')} />}
          input={bind('escaped')}
          output={show('unescaped')}
          job={job('unescape')}
        >
          <ResultRows rows={[show('invisible')]} />
        </TextConversion>
      </Card>
    </Stack>
  );
}
