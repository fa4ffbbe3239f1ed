import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { downloadFile } from '#ui/download.ts';
import { ResultRows } from '#ui/result-rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { downloadName } from '../decoded-file.ts';
import type { operations } from '../logic.ts';
import type { ConverterTool } from './converter-tool.ts';
import { Preview } from './preview.tsx';
import { sizeText } from './size-text.ts';

interface DecodePartProps {
  readonly tool: ConverterTool;
}

/** From Base64 to a file. */
export function DecodePart({ tool: { t, bind, inputs } }: DecodePartProps) {
  const { language } = useToolContext();
  const job = useOperation<typeof operations, 'decode'>('decode', { inputs: { base64: inputs.base64 }, options: {} });
  const { outcome } = job;
  const file = valueOf(outcome);
  const name = file ? downloadName(inputs.fileName, inputs.extension, file) : '';

  return (
    <ToolColumns>
      <div className="grid content-start gap-2">
        <CodeField {...bind('base64', outcome)} errorAt={outcome?.ok === false ? outcome.error.at : undefined} rows={8} />
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TextField {...bind('fileName')} />
          <TextField {...bind('extension')} placeholder={file?.extension} />
        </div>
        <div className="min-h-8">
          <JobProgress job={job} />
        </div>
      </div>
      <div className="grid content-start gap-3">
        <ResultRows
          rows={[
            { label: t('outputs.detectedType'), value: file ? t(`view.typeFrom.${file.typeFrom}`, { type: file.mediaType }) : '' },
            { label: t('outputs.decodedSize'), value: file ? sizeText(t, language, file.byteCount) : '' },
            { label: t('outputs.downloadName'), value: name },
          ]}
        />
        <div>
          <Button icon="download" isDisabled={!file} onClick={() => file && downloadFile(name, file.content)}>
            {t('view.download')}
          </Button>
        </div>
        <Preview t={t} file={file} />
      </div>
    </ToolColumns>
  );
}
