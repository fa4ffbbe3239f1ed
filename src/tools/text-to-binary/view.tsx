import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { TextConversion } from '#tool-ui/outputs/text-conversion.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default function TextToBinary() {
  const { bind, show, job } = useTool<typeof en>()(declaration, {});
  return (
    <Stack gap="large">
      <TextConversion
        options={
          <>
            <ChoiceField {...bind('base')} />
            <SelectField {...bind('encoding')} />
            <TextField {...bind('separator')} isMonospace />
            <SelectField {...bind('prefix')} />
          </>
        }
        input={bind('text')}
        output={show('encoded')}
        job={job('encode')}
      />
      <TextConversion input={bind('bytes')} output={show('decoded')} job={job('decode')} />
    </Stack>
  );
}
