import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { FormatConverter } from '#ui/layout/format-converter.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { JobProgress } from '#tool-ui/job/job-progress.tsx';
import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import type { XmlFaultMessages } from '#domains/xml/xml-fault-messages.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default function XmlFormatter() {
  const { bind, show, job, notices, more } = useTool<typeof en & XmlFaultMessages>()(declaration, {});
  return (
    <FormatConverter
      options={
        <OptionFields {...more}>
          <ChoiceField {...bind('mode')} />
          <ChoiceField {...bind('indent')} />
          <ChoiceField {...bind('emptyElements')} />
          <SwitchField {...bind('textOnItsOwnLine')} />
          <SwitchField {...bind('oneAttributePerLine')} />
          <SwitchField {...bind('keepComments')} />
        </OptionFields>
      }
      notices={notices()}
      progress={<JobProgress job={job('format')} />}
      input={<CodeField {...bind('xml')} language="xml" />}
      output={<ToolCodeOutput {...show('formatted')} language="xml" folding="indent" />}
    />
  );
}
