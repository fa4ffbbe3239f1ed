import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { FormatConverter } from '#ui/layout/format-converter.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { JobProgress } from '#tool-ui/job/job-progress.tsx';
import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default function SqlPrettify() {
  const { bind, show, job, more } = useTool<typeof en>()(declaration, {});
  return (
    <FormatConverter
      options={
        <OptionFields {...more}>
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
        </OptionFields>
      }
      progress={<JobProgress job={job('prettify')} />}
      input={<CodeField {...bind('sql')} language="sql" />}
      output={<ToolCodeOutput {...show('formatted')} language="sql" />}
    />
  );
}
