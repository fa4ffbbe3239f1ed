import { Button } from '#ui/button/button.tsx';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Verdict } from '#ui/output/verdict.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { useWords } from '#ui/words/words.ts';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import type { JsonFormatMessages } from '#domains/json/json-format-messages.ts';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { DifferenceTree } from './parts/difference-tree.tsx';
import { DifferencesTable } from './parts/differences-table.tsx';
import { noLines } from './tree-lines.ts';

export default function JsonDiff() {
  const tool = useTool<typeof en & JsonFormatMessages>()(declaration, { presenters });
  const { t, bind, replaceAll, show, job, notices, values } = tool;
  const words = useWords();
  const hasPatch = values.arrays !== 'ignoreOrder' && values.matchBy === '';
  const swap = () => replaceAll({ before: values.after, after: values.before }, 'swapped');

  return (
    <Stack gap="large">
      <ToolColumns
        optionsAreAbout="all"
        options={
          <>
            <ChoiceField {...bind('arrays')} />
            <TextField {...bind('matchBy')} isMonospace />
            <SwitchField {...bind('onlyDifferences')} />
            <div className="@rows:ms-auto @rows:pt-6">
              <Button icon="arrows-left-right" onClick={swap}>
                {words.swap}
              </Button>
            </div>
          </>
        }
      >
        <CodeField {...bind('before')} language="json" rows={9} />
        <CodeField {...bind('after')} language="json" rows={9} />
      </ToolColumns>
      <Stack gap="small">
        <Verdict {...show('result')} />
        <ResultRows rows={[show('summary')]} />
        <Notices notices={notices()} />
        <JobRoom job={job('diff')} />
      </Stack>
      <DifferencesTable tool={tool} />
      <Section heading={t('view.tree')} gap="small">
        <DifferenceTree label={t('view.tree')} lines={show('tree').value ?? noLines} onlyDifferences={values.onlyDifferences} />
      </Section>
      {hasPatch && <ToolCodeOutput {...show('patch')} language="json" folding="indent" />}
    </Stack>
  );
}
