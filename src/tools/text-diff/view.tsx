import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { WithOptions } from '#ui/layout/with-options.tsx';
import { JobProgress } from '#tool-ui/job/job-progress.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { ChangeBar } from './parts/change-bar.tsx';
import { TextEditors } from './parts/text-editors.tsx';
import { useDiffEditors } from './parts/use-diff-editors.ts';

export default function TextDiff() {
  const tool = useTool<typeof en>()(declaration, {});
  const { bind, show, job, more } = tool;
  const editors = useDiffEditors(tool);
  return (
    <Stack>
      <WithOptions
        options={
          <OptionFields {...more}>
            <ChoiceField {...bind('view')} />
            <ChoiceField {...bind('whiteSpace')} />
            <SwitchField {...bind('ignoreCase')} />
            <SwitchField {...bind('hideUnchanged')} />
            <SwitchField {...bind('wrapLines')} />
          </OptionFields>
        }
      >
        <Stack>
          <ChangeBar {...{ tool, editors }} />
          <TextEditors {...{ tool, editors }} />
        </Stack>
      </WithOptions>
      <JobProgress job={job('compare')} />
      <ResultRows rows={[show('addedLines'), show('removedLines')]} />
      <ToolCodeOutput {...show('patch')} rows={10} />
    </Stack>
  );
}
