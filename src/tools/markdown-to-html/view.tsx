import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { FormatConverter } from '#ui/layout/format-converter.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { JobProgress } from '#tool-ui/job/job-progress.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { Preview } from './parts/preview.tsx';

export default function MarkdownToHtml() {
  const { t, bind, show, job, more } = useTool<typeof en>()(declaration, { presenters });
  return (
    <Stack gap="large">
      <FormatConverter
        options={
          <OptionFields {...more}>
            <ChoiceField {...bind('rawHtml')} />
            <SwitchField {...bind('lineBreaks')} />
            <SwitchField {...bind('headingIds')} />
            <SwitchField {...bind('smartPunctuation')} />
            <SwitchField {...bind('skipFrontMatter')} />
            <SwitchField {...bind('wholePage')} />
          </OptionFields>
        }
        progress={<JobProgress job={job('convert')} />}
        input={<CodeField {...bind('markdown')} language="markdown" />}
        output={<ToolCodeOutput {...show('html')} language="html" />}
      />
      <Preview label={t('view.preview')} printLabel={t('view.print')} {...show('preview').value} />
    </Stack>
  );
}
