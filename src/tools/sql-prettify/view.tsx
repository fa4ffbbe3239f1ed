import { ChoiceField } from '#ui/choice-field.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { FormatConverter } from '#ui/format-converter.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

export default function SqlPrettify() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const job = useOperation<typeof operations, 'prettify'>('prettify', { inputs, options });
  const { outcome } = job;
  const text = valueOf(outcome) ?? '';

  return (
    <FormatConverter
      options={
        <>
          <SelectField {...bind('dialect')} />
          <ChoiceField {...bind('keywordCase')} />
          <ChoiceField {...bind('dataTypeCase')} />
          <ChoiceField {...bind('functionCase')} />
          <ChoiceField {...bind('indent')} />
          <ChoiceField {...bind('indentStyle')} />
          <ChoiceField {...bind('logicalOperators')} />
          <ChoiceField {...bind('commas')} />
          <NumberField {...bind('expressionWidth')} />
          <NumberField {...bind('linesBetweenQueries')} />
        </>
      }
      progress={<JobProgress job={job} />}
      input={<CodeField {...bind('sql', outcome)} language="sql" errorAt={outcome?.ok === false ? outcome.error.at : undefined} />}
      output={
        <ToolCodeOutput label={t('outputs.formatted')} value={text} language="sql" fileName="query.sql" fileContent={() => `${text}\n`} />
      }
    />
  );
}
