import { ChoiceField } from '#ui/choice-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import type { DataFormatMessages } from '#workbench/data-format-messages.ts';
import { FormatConverterView } from '#workbench/format-converter-view.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

export default function YamlToJsonConverter() {
  const { t, bind, inputs, options } = useTool<typeof en & DataFormatMessages, typeof fields>(fields);
  const job = useOperation<typeof operations, 'convert'>('convert', { inputs, options });
  const hasLines = options.documents === 'lines' && valueOf(job.outcome)?.notices.some(({ code }) => code === 'documents');
  return (
    <FormatConverterView
      from="yaml"
      to="json"
      opposite="json-to-yaml-converter"
      extension={hasLines ? 'jsonl' : 'json'}
      input={bind('yaml', job.outcome)}
      outputLabel={t('outputs.json')}
      job={job}
      noticeText={({ code, values }) => t(`notices.${code}`, values)}
      options={
        <>
          <ChoiceField {...bind('yamlVersion')} />
          <ChoiceField {...bind('documents')} />
          <ChoiceField {...bind('indent')} />
          <SwitchField {...bind('sortKeys')} />
        </>
      }
    />
  );
}
