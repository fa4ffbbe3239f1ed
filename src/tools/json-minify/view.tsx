import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { FormatConverter } from '#ui/layout/format-converter.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { JobProgress } from '#tool-ui/job/job-progress.tsx';
import type { JsonFormatMessages } from '#domains/json/json-format-messages.ts';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default function JsonMinify() {
  const { bind, show, job, notices } = useTool<typeof en & JsonFormatMessages>()(declaration, { presenters });
  return (
    <Stack>
      <FormatConverter
        options={
          <>
            <SwitchField {...bind('sortKeys')} />
            <ChoiceField {...bind('escapes')} />
            <SwitchField {...bind('asLiteral')} />
          </>
        }
        input={<CodeField {...bind('json')} language="json" />}
        output={<ToolCodeOutput {...show('minified')} language="json" />}
        notices={notices()}
        progress={<JobProgress job={job('minify')} />}
      />
      <ResultRows rows={[show('originalSize'), show('minifiedSize'), show('saved')]} />
    </Stack>
  );
}
