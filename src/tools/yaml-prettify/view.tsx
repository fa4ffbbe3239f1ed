import { ChoiceField } from '#ui/choice-field.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { FormatConverter } from '#ui/format-converter.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import type { DataFormatMessages } from '#workbench/data-format-messages.ts';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

export default function YamlPrettify() {
  const { t, bind, inputs, options } = useTool<typeof en & DataFormatMessages, typeof fields>(fields);
  const job = useOperation<typeof operations, 'prettify'>('prettify', { inputs, options });
  const { outcome } = job;
  const { text = '', documentCount = 0 } = valueOf(outcome) ?? {};

  return (
    <FormatConverter
      options={
        <>
          <ChoiceField {...bind('indent')} />
          <ChoiceField {...bind('flowCollections')} />
          <SwitchField {...bind('indentLists')} />
          <SwitchField {...bind('sortKeys')} />
        </>
      }
      notices={documentCount > 1 ? [t('notices.documents', { count: documentCount })] : undefined}
      progress={<JobProgress job={job} />}
      input={<CodeField {...bind('yaml', outcome)} language="yaml" errorAt={outcome?.ok === false ? outcome.error.at : undefined} />}
      output={
        <ToolCodeOutput
          label={t('outputs.formatted')}
          value={text}
          language="yaml"
          produces="yaml"
          fileName="formatted.yaml"
          fileContent={() => `${text}\n`}
        />
      }
    />
  );
}
