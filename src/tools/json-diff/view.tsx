import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { Notices } from '#ui/notices.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { useWords } from '#ui/words.ts';
import type { JsonFormatMessages } from '#workbench/json-format-messages.ts';
import { JobProgress } from '#workbench/job-progress.tsx';
import { errorAtOf, valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { DifferenceTree } from './parts/difference-tree.tsx';
import { DifferencesTable } from './parts/differences-table.tsx';
import { noLines } from './tree-lines.ts';

export default function JsonDiff() {
  const { t, bind, set, inputs, options } = useTool<typeof en & JsonFormatMessages, typeof fields>(fields);
  const words = useWords();
  const { arrays, matchBy, onlyDifferences } = options;
  const job = useOperation<typeof operations, 'diff'>('diff', { inputs, options: { arrays, matchBy } });
  const result = valueOf(job.outcome);
  const hasPatch = arrays !== 'ignoreOrder' && matchBy === '';

  const swap = () => {
    set('before', inputs.after);
    set('after', inputs.before);
  };
  const notices = result?.notices.map(({ code, values }) => t(`notices.${code}`, { ...values, path: values['path'] || t('view.root') }));

  return (
    <div className="grid gap-4">
      <FieldRow>
        <ChoiceField {...bind('arrays')} />
        <TextField {...bind('matchBy')} isMonospace />
        <SwitchField {...bind('onlyDifferences')} />
        <div className="sm:ml-auto sm:pt-6">
          <Button icon="arrows-left-right" onClick={swap}>
            {words.swap}
          </Button>
        </div>
      </FieldRow>
      <ToolColumns>
        <CodeField {...bind('before', job.outcome)} language="json" rows={9} errorAt={errorAtOf(job.outcome, 'before')} />
        <CodeField {...bind('after', job.outcome)} language="json" rows={9} errorAt={errorAtOf(job.outcome, 'after')} />
      </ToolColumns>
      <div className="grid gap-2">
        <ResultRows
          rows={[
            { label: t('outputs.result'), value: result ? t(result.isSame ? 'view.same' : 'view.different') : '', isProse: true },
            { label: t('outputs.summary'), value: result ? t('view.summary', { ...result.counts }) : '', isProse: true },
          ]}
        />
        <Notices notices={notices ?? []} />
        <div className="min-h-8">
          <JobProgress job={job} />
        </div>
      </div>
      <DifferencesTable t={t} differences={result?.differences} />
      <section className="grid gap-2">
        <h2 className="text-base font-semibold">{t('outputs.tree')}</h2>
        <DifferenceTree label={t('outputs.tree')} lines={result?.tree ?? noLines} onlyDifferences={onlyDifferences} />
      </section>
      {hasPatch && (
        <ToolCodeOutput
          label={t('outputs.patch')}
          value={result?.patch ?? ''}
          language="json"
          produces="json"
          folding="indent"
          fileName="patch.json"
        />
      )}
    </div>
  );
}
