import { ChoiceField } from '#ui/choice-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { JsonFormatMessages } from '#workbench/json-format-messages.ts';
import { FormatConverterView } from '#workbench/format-converter-view.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import type { XmlFaultMessages } from '#workbench/xml-fault-messages.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

export default function XmlToJson() {
  const { t, bind, inputs, options } = useTool<typeof en & JsonFormatMessages & XmlFaultMessages, typeof fields>(fields);
  const job = useOperation<typeof operations, 'convert'>('convert', { inputs, options });
  return (
    <FormatConverterView
      from="xml"
      to="json"
      opposite="json-to-xml"
      input={bind('xml', job.outcome)}
      outputLabel={t('outputs.json')}
      job={job}
      noticeText={({ code, values }) => t(`notices.${code}`, values)}
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
