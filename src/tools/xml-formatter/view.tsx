import { ChoiceField } from '#ui/choice-field.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { FormatConverter } from '#ui/format-converter.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import type { XmlFaultMessages } from '#workbench/xml-fault-messages.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

export default function XmlFormatter() {
  const { t, bind, inputs, options } = useTool<typeof en & XmlFaultMessages, typeof fields>(fields);
  const job = useOperation<typeof operations, 'format'>('format', { inputs, options });
  const { outcome } = job;
  const { text = '', rootCount = 0 } = valueOf(outcome) ?? {};

  return (
    <FormatConverter
      options={
        <>
          <ChoiceField {...bind('mode')} />
          <ChoiceField {...bind('indent')} />
          <ChoiceField {...bind('emptyElements')} />
          <SwitchField {...bind('textOnItsOwnLine')} />
          <SwitchField {...bind('oneAttributePerLine')} />
          <SwitchField {...bind('keepComments')} />
        </>
      }
      notices={rootCount > 1 ? [t('notices.fragment', { count: rootCount })] : undefined}
      progress={<JobProgress job={job} />}
      input={<CodeField {...bind('xml', outcome)} language="xml" errorAt={outcome?.ok === false ? outcome.error.at : undefined} />}
      output={
        <ToolCodeOutput
          label={t('outputs.formatted')}
          value={text}
          language="xml"
          produces="xml"
          folding="indent"
          fileName="formatted.xml"
          fileContent={() => `${text}\n`}
        />
      }
    />
  );
}
