import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { FormatConverter } from '#ui/layout/format-converter.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TableSection } from '#ui/table/table-section.tsx';
import { JobProgress } from '#tool-ui/job/job-progress.tsx';
import type { JsonFormatMessages } from '#domains/json/json-format-messages.ts';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default function JsonToCsv() {
  const { bind, show, job, notices, more } = useTool<typeof en & JsonFormatMessages>()(declaration, { presenters });
  const { label: heading, ...preview } = show('preview');
  return (
    <Stack>
      <FormatConverter
        options={
          <OptionFields {...more}>
            <ChoiceField {...bind('delimiter')} />
            <SwitchField {...bind('header')} />
            <ChoiceField {...bind('arrays')} />
            <ChoiceField {...bind('objects')} />
            <ChoiceField {...bind('nullAs')} />
            <ChoiceField {...bind('quote')} />
            <ChoiceField {...bind('lineEnding')} />
            <SwitchField {...bind('escapeFormulas')} />
            <SwitchField {...bind('byteOrderMark')} />
          </OptionFields>
        }
        input={<CodeField {...bind('json')} language="json" />}
        notices={notices()}
        output={<ToolCodeOutput {...show('csv')} />}
        progress={<JobProgress job={job('convert')} />}
      />
      <ResultRows rows={[show('rows'), show('columns')]} />
      <TableSection {...preview} heading={heading} maxHeight="28rem" />
    </Stack>
  );
}
