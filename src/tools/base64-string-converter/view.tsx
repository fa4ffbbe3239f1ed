import { SelectField } from '#ui/choice/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextConversion } from '#tool-ui/outputs/text-conversion.tsx';
import type { Base64Messages } from '#domains/base64/base64-messages.ts';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default function Base64StringConverter() {
  const { bind, show, job } = useTool<typeof en & Base64Messages>()(declaration, {});
  const bytes = show('bytes');
  return (
    <Stack gap="large">
      <TextConversion
        options={
          <>
            <SelectField {...bind('encoding')} />
            <SwitchField {...bind('urlSafe')} />
            <SwitchField {...bind('padding')} />
            <SelectField {...bind('lineLength')} />
          </>
        }
        input={bind('text')}
        output={show('encoded')}
        job={job('encode')}
      />
      <TextConversion input={bind('base64')} output={show('decoded')} job={job('decode')}>
        {bytes.value !== '' && <ToolOutput {...bytes} isMultiline rows={3} maxShown={100_000} />}
      </TextConversion>
    </Stack>
  );
}
