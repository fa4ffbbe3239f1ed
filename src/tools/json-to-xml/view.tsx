import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { FormatConversion } from '#subjects/data-formats/parts/format-conversion.tsx';
import type { JsonFormatMessages } from '#subjects/json/json-format-messages.ts';
import { useTool } from '#workbench/tool/use-tool.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default function JsonToXml() {
  const { bind, show, job, notices } = useTool<typeof en & JsonFormatMessages>()(declaration, {});
  return (
    <FormatConversion
      from="json"
      to="xml"
      input={bind('json')}
      output={show('xml')}
      job={job('convert')}
      notices={notices()}
      options={
        <>
          <ChoiceField {...bind('mapping')} />
          <TextField {...bind('rootElement')} />
          <TextField {...bind('listItemElement')} />
          <SwitchField {...bind('hasDeclaration')} />
          <ChoiceField {...bind('indent')} />
        </>
      }
    />
  );
}
