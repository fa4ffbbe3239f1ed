import { useState } from 'react';
import { aboutField } from '#core/result.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { FormatConverter } from '#ui/format-converter.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { outputFormats } from './output-formats.ts';
import { splitList } from './split-list.ts';

/** Some regular expressions would go on for years. */
const LIMIT_MS = 2000;

export default function ListConverter() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const [fileName, setFileName] = useState('output');
  const { splitOn, splitText, order, style } = options;
  const isRegex = splitOn === 'regex';
  const job = useOperation<typeof operations, 'convert'>('convert', { inputs, options, limitMs: isRegex ? LIMIT_MS : undefined });
  const { outcome } = job;
  const converted = valueOf(outcome);
  const isStopped = outcome?.ok === false && outcome.error.code === 'timedOut';
  const splitOutcome = isStopped ? aboutField('splitText', outcome) : splitList('', { splitOn, splitText });
  const { extension, language, dataType } = outputFormats[style];
  const rows = (['itemsIn', 'itemsOut', 'duplicatesRemoved'] as const).map((name) => ({
    label: t(`outputs.${name}`),
    value: String(converted?.[name] ?? ''),
  }));

  return (
    <div className="grid grid-cols-1 gap-3">
      <FieldRow>
        <SelectField {...bind('splitOn')} />
        {(isRegex || splitOn === 'custom') && <TextField {...bind('splitText', splitOutcome)} isMonospace />}
        <TextField {...bind('removePrefix')} isMonospace />
        <TextField {...bind('removeSuffix')} isMonospace />
        <SelectField {...bind('order')} />
        <SelectField {...bind('style')} />
      </FieldRow>
      <FieldRow>
        <ChoiceField {...bind('letterCase')} />
        <SwitchField {...bind('trimItems')} />
        <SwitchField {...bind('dropEmpty')} />
        <SwitchField {...bind('removeDuplicates')} />
        <SwitchField {...bind('ignoreCase')} />
        {style === 'plain' && <SwitchField {...bind('onePerLine')} />}
      </FieldRow>
      {style === 'plain' && (
        <FieldRow>
          <TextField {...bind('separator')} isMonospace />
          <TextField {...bind('itemPrefix')} isMonospace />
          <TextField {...bind('itemSuffix')} isMonospace />
          <TextField {...bind('listPrefix')} isMonospace />
          <TextField {...bind('listSuffix')} isMonospace />
        </FieldRow>
      )}
      <FormatConverter
        progress={<JobProgress job={job} />}
        input={
          <CodeField
            {...bind('list', isStopped ? undefined : outcome)}
            onFileName={(name) => setFileName(name?.replace(/\.[^.]*$/, '') || 'output')}
          />
        }
        output={
          <ToolCodeOutput
            label={t('outputs.list')}
            value={converted?.text ?? ''}
            language={language}
            produces={dataType}
            fileName={`${fileName}.${extension}`}
            actions={
              order === 'shuffled' && (
                <Button size="small" onClick={job.rerun}>
                  {t('view.shuffleAgain')}
                </Button>
              )
            }
          />
        }
      />
      <ResultRows rows={rows} />
    </div>
  );
}
