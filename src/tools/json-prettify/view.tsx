import { ChoiceField } from '#ui/choice-field.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { FormatConverter } from '#ui/format-converter.tsx';
import { Notices } from '#ui/notices.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import type { JsonFormatMessages } from '#workbench/json-format-messages.ts';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

export default function JsonPrettify() {
  const { t, bind, inputs, options } = useTool<typeof en & JsonFormatMessages, typeof fields>(fields);
  const job = useOperation<typeof operations, 'prettify'>('prettify', { inputs, options });
  const { text = '', notices = [] } = valueOf(job.outcome) ?? {};
  const input = bind('json', job.outcome);
  const errorAt = job.outcome?.ok === false ? job.outcome.error.at : undefined;
  // Only what is wrong at some place of the text can be repaired.
  const canRepair = input.error !== undefined && errorAt !== undefined && !options.repair;

  return (
    <FormatConverter
      options={
        <>
          <ChoiceField {...bind('indent')} />
          <SwitchField {...bind('sortKeys')} />
          <ChoiceField {...bind('escapes')} />
          <SwitchField {...bind('repair')} />
        </>
      }
      input={
        <CodeField
          {...input}
          error={canRepair ? t('view.errorWithHint', { error: input.error }) : input.error}
          language="json"
          errorAt={errorAt}
        />
      }
      output={
        <>
          <Notices notices={notices.map(({ code, values }) => t(`notices.${code}`, values))} />
          <ToolCodeOutput
            label={t('outputs.formatted')}
            value={text}
            language="json"
            produces="json"
            folding="indent"
            fileName="formatted.json"
            fileContent={() => `${text}\n`}
          />
        </>
      }
      progress={<JobProgress job={job} />}
    />
  );
}
