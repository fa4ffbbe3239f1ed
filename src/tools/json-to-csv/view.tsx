import { ChoiceField } from '#ui/choice-field.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { FormatConverter } from '#ui/format-converter.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import type { JsonFormatMessages } from '#workbench/json-format-messages.ts';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import { csvFile } from './csv-style.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { CsvPreview } from './parts/csv-preview.tsx';

export default function JsonToCsv() {
  const { t, bind, inputs, options } = useTool<typeof en & JsonFormatMessages, typeof fields>(fields);
  const { byteOrderMark: _byteOrderMark, ...tableOptions } = options;
  const job = useOperation<typeof operations, 'convert'>('convert', { inputs, options: tableOptions });
  const table = valueOf(job.outcome);
  const { csv, rowCount, columnCount = 0, columnNames = [], notices = [] } = table ?? {};
  const text = csv?.text ?? '';
  const remarks = [
    ...notices.map(({ code, values }) => t(`notices.${code}`, values)),
    ...(columnNames.length < columnCount ? [t('view.firstColumns', { shown: columnNames.length, count: columnCount })] : []),
  ];

  return (
    <div className="grid grid-cols-1 gap-3">
      <FormatConverter
        options={
          <>
            <ChoiceField {...bind('delimiter')} />
            <SwitchField {...bind('header')} />
            <ChoiceField {...bind('arrays')} />
            <ChoiceField {...bind('objects')} />
            <ChoiceField {...bind('nullAs')} />
            <ChoiceField {...bind('quote')} />
            <ChoiceField {...bind('lineEnding')} />
            <SwitchField {...bind('escapeFormulas')} />
            <SwitchField {...bind('byteOrderMark')} />
          </>
        }
        input={
          <CodeField
            {...bind('json', job.outcome)}
            language="json"
            errorAt={job.outcome?.ok === false ? job.outcome.error.at : undefined}
          />
        }
        notices={remarks}
        output={
          <ToolCodeOutput
            label={t('outputs.csv')}
            value={text}
            produces="csv"
            fileName="data.csv"
            fileContent={() => csvFile(text, options)}
            mediaType="text/csv;charset=utf-8"
          />
        }
        progress={<JobProgress job={job} />}
      />
      <ResultRows
        rows={[
          { label: t('outputs.rows'), value: table ? String(rowCount) : '' },
          { label: t('outputs.columns'), value: table ? String(columnCount) : '' },
        ]}
      />
      <CsvPreview label={t('outputs.preview')} table={table} />
    </div>
  );
}
