import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { FormatConversion } from '#subjects/data-formats/parts/format-conversion.tsx';
import type { DataFormatMessages } from '#subjects/data-formats/data-format-messages.ts';
import { useTool } from '#workbench/tool/use-tool.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default function TomlToYaml() {
  const { bind, show, job, notices } = useTool<typeof en & DataFormatMessages>()(declaration, {});
  return (
    <FormatConversion
      from="toml"
      to="yaml"
      input={bind('toml')}
      output={show('yaml')}
      job={job('convert')}
      notices={notices()}
      options={
        <>
          <ChoiceField {...bind('indent')} />
          <SwitchField {...bind('keepComments')} />
          <SwitchField {...bind('sortKeys')} />
        </>
      }
    />
  );
}
