import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { FormatConverter } from '#ui/layout/format-converter.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { JobProgress } from '#tool-ui/job/job-progress.tsx';
import type { JsonFormatMessages } from '#domains/json/json-format-messages.ts';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default function JsonPrettify() {
  const { t, bind, show, job, notices, values } = useTool<typeof en & JsonFormatMessages>()(declaration, {});
  const { error, ...input } = bind('json');
  // Only an error at a position in the text can be repaired.
  const canRepair = error !== undefined && input.errorAt !== undefined && !values.repair;
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
      input={<CodeField {...input} error={canRepair ? t('view.errorWithHint', { error }) : error} language="json" />}
      output={<ToolCodeOutput {...show('formatted')} language="json" folding="indent" />}
      notices={notices()}
      progress={<JobProgress job={job('prettify')} />}
    />
  );
}
