import { FileField } from '#ui/file-field.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import type { operations } from '../logic.ts';
import { makeSnippet, SHOWN_LENGTH } from '../snippet.ts';
import type { ConverterTool } from './converter-tool.ts';
import { sizeText } from './size-text.ts';

interface EncodePartProps {
  readonly tool: ConverterTool;
}

/** From a file to Base64. */
export function EncodePart({ tool: { t, bind, inputs, options } }: EncodePartProps) {
  const { language } = useToolContext();
  const job = useOperation<typeof operations, 'encode'>('encode', { inputs: { file: inputs.file }, options: {} });
  const encoded = valueOf(job.outcome);
  const snippet = encoded ? makeSnippet(encoded, options.outputFormat) : undefined;
  const number = (count: number): string => count.toLocaleString(language);

  return (
    <ToolColumns>
      <div className="grid content-start gap-2">
        <FileField {...bind('file', job.outcome)} />
        <SelectField {...bind('outputFormat')} />
        <div className="min-h-8">
          <JobProgress job={job} />
        </div>
      </div>
      <div className="grid content-start gap-2">
        <ToolOutput
          label={t('outputs.base64')}
          value={snippet?.shown ?? ''}
          whole={snippet?.whole}
          notice={
            snippet?.whole && t('view.shownInPart', { shown: number(SHOWN_LENGTH), count: snippet.length, number: number(snippet.length) })
          }
          isMultiline
          rows={5}
          fileName={`${encoded?.fileName ?? 'file'}.${snippet?.extension ?? 'txt'}`}
        />
        <ResultRows
          rows={[
            { label: t('outputs.sourceType'), value: encoded?.mediaType ?? '' },
            { label: t('outputs.sourceSize'), value: encoded ? sizeText(t, language, encoded.byteCount) : '' },
            {
              label: t('outputs.base64Length'),
              value: encoded ? t('view.characters', { count: encoded.base64Length, number: number(encoded.base64Length) }) : '',
            },
          ]}
        />
      </div>
    </ToolColumns>
  );
}
