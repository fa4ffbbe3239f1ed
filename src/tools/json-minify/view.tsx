import { ChoiceField } from '#ui/choice-field.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { FormatConverter } from '#ui/format-converter.tsx';
import { Notices } from '#ui/notices.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import type { JsonFormatMessages } from '#workbench/json-format-messages.ts';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { useToolContext } from '#workbench/tool-context.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { sizeRows } from './parts/size-rows.ts';

export default function JsonMinify() {
  const { t, bind, inputs, options } = useTool<typeof en & JsonFormatMessages, typeof fields>(fields);
  const { language } = useToolContext();
  const job = useOperation<typeof operations, 'minify'>('minify', { inputs, options });
  const minified = valueOf(job.outcome);
  const { text = '', notices = [] } = minified ?? {};

  return (
    <div className="grid gap-3">
      <FormatConverter
        options={
          <>
            <SwitchField {...bind('sortKeys')} />
            <ChoiceField {...bind('escapes')} />
            <SwitchField {...bind('asLiteral')} />
          </>
        }
        input={
          <CodeField
            {...bind('json', job.outcome)}
            language="json"
            errorAt={job.outcome?.ok === false ? job.outcome.error.at : undefined}
          />
        }
        output={
          <>
            <Notices notices={notices.map(({ code, values }) => t(`notices.${code}`, values))} />
            <ToolCodeOutput
              label={t('outputs.minified')}
              value={text}
              language="json"
              produces="json"
              fileName="minified.json"
              fileContent={() => `${text}\n`}
            />
          </>
        }
        progress={<JobProgress job={job} />}
      />
      <ResultRows rows={sizeRows(t, language, minified)} />
    </div>
  );
}
