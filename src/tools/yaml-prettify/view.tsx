import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { FormatConverter } from '#ui/layout/format-converter.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import type { DataFormatMessages } from '#domains/data-formats/data-format-messages.ts';
import { JobProgress } from '#tool-ui/job/job-progress.tsx';
import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default function YamlPrettify() {
  const { bind, show, job, notices } = useTool<typeof en & DataFormatMessages>()(declaration, {});
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
      notices={notices()}
      progress={<JobProgress job={job('prettify')} />}
      input={<CodeField {...bind('yaml')} language="yaml" />}
      output={<ToolCodeOutput {...show('formatted')} language="yaml" />}
    />
  );
}
