import { SelectField } from '#ui/choice/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextConversion } from '#tool-ui/outputs/text-conversion.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { describe } from './describe-characters.ts';
import type en from './messages/en.json';
import { CharacterTable } from './parts/character-table.tsx';

export default function TextToUnicode() {
  const tool = useTool<typeof en>()(declaration, { main: { describe }, presenters });
  const { bind, show, job } = tool;
  return (
    <Stack gap="large">
      <TextConversion
        options={
          <>
            <SelectField {...bind('format')} />
            <SwitchField {...bind('keepAscii')} />
            <SwitchField {...bind('uppercase')} />
          </>
        }
        input={bind('text')}
        output={show('escaped')}
        job={job('escape')}
      />
      <TextConversion input={bind('escapes')} output={show('decoded')} job={job('unescape')} />
      <CharacterTable tool={tool} />
    </Stack>
  );
}
