import { ChoiceField } from '#ui/choice-field.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { NoteTable } from './parts/note-table.tsx';

export default function DockerRunToDockerComposeConverter() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const job = useOperation<typeof operations, 'convert'>('convert', { inputs, options });
  const { file = '', notes = [] } = valueOf(job.outcome) ?? {};

  return (
    <div className="grid grid-cols-1 gap-4">
      <FieldRow>
        <ChoiceField {...bind('indent')} />
      </FieldRow>
      <ToolColumns>
        <div>
          <CodeField {...bind('commands', job.outcome)} errorAt={job.outcome?.ok === false ? job.outcome.error.at : undefined} rows={16} />
          <JobProgress job={job} />
        </div>
        <ToolCodeOutput
          label={t('outputs.file')}
          value={file}
          language="yaml"
          produces="yaml"
          rows={16}
          fileName="compose.yaml"
          fileContent={() => `${file}\n`}
          mediaType="application/yaml"
        />
      </ToolColumns>
      <NoteTable t={t} notes={notes} />
    </div>
  );
}
