import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { FormatConversion } from '#subjects/data-formats/parts/format-conversion.tsx';
import type { JsonFormatMessages } from '#subjects/json/json-format-messages.ts';
import { useTool } from '#workbench/tool/use-tool.ts';
import type { XmlFaultMessages } from '#subjects/xml/xml-fault-messages.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default function XmlToJson() {
  const { bind, show, job, notices } = useTool<typeof en & JsonFormatMessages & XmlFaultMessages>()(declaration, {});
  return (
    <FormatConversion
      from="xml"
      to="json"
      input={bind('xml')}
      output={show('json')}
      job={job('convert')}
      notices={notices()}
      options={
        <>
          <ChoiceField {...bind('mapping')} />
          <TextField {...bind('alwaysLists')} />
          <SwitchField {...bind('detectTypes')} />
          <SwitchField {...bind('trimText')} />
          <SwitchField {...bind('keepComments')} />
          <ChoiceField {...bind('indent')} />
        </>
      }
    />
  );
}
