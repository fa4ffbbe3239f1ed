import { Card } from '#ui/layout/card.tsx';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextConversion } from '#tool-ui/outputs/text-conversion.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default function UrlEncoder() {
  const { t, bind, show, job, values, more } = useTool<typeof en>()(declaration, {});
  return (
    <Stack gap="large">
      <Card title={t('view.encode')}>
        <TextConversion
          options={
            <>
              <ChoiceField {...bind('rule')} />
              <SwitchField {...bind('byLine')} />
            </>
          }
          input={bind('text')}
          output={show('encoded')}
          job={job('encode')}
        />
      </Card>
      <Card title={t('view.decode')}>
        <TextConversion
          options={
            <OptionFields {...more}>
              <SwitchField {...bind('plusMeansSpace')} />
              <SwitchField {...bind('keepMalformed')} />
              <SwitchField {...bind('repeatedly')} />
            </OptionFields>
          }
          input={bind('encoded')}
          output={show('decoded')}
          job={job('decode')}
        >
          {values.repeatedly && <ResultRows rows={[show('passes')]} />}
        </TextConversion>
      </Card>
    </Stack>
  );
}
