import { ChoiceField } from '#ui/choice-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { JsonFormatMessages } from '#workbench/json-format-messages.ts';
import { FormatConverterView } from '#workbench/format-converter-view.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

export default function JsonToXml() {
  const { t, bind, inputs, options } = useTool<typeof en & JsonFormatMessages, typeof fields>(fields);
  const job = useOperation<typeof operations, 'convert'>('convert', { inputs, options });
  return (
    <FormatConverterView
      from="json"
      to="xml"
      opposite="xml-to-json"
      input={bind('json', job.outcome)}
      outputLabel={t('outputs.xml')}
      job={job}
      noticeText={({ code, values }) => t(`notices.${code}`, values)}
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
