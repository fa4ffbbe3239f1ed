import { parseBase64 } from '#formats/base64.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/file-field.tsx';
import { Notices } from '#ui/notices.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { SignatureSection } from './parts/signature-section.tsx';

export default function PdfSignatureChecker() {
  const { t, bind, inputs, set } = useTool<typeof en, typeof fields>(fields);
  const { shellText } = useToolContext();
  const job = useOperation<typeof operations, 'check'>('check', { inputs, options: {} });
  const report = valueOf(job.outcome);
  const signatures = report?.signatures ?? [];
  const showSample = async () => {
    const { samplePdf } = await import('./sample-pdf.ts');
    const bytes = parseBase64(samplePdf);
    if (bytes.ok) set('file', new File([bytes.value], 'sample.pdf', { type: 'application/pdf' }));
  };

  return (
    <div className="grid gap-4 *:min-w-0">
      <FileField {...bind('file', job.outcome)} />
      <div className="flex min-h-8 items-center gap-4">
        <Button size="small" onClick={() => void showSample()}>
          {t('view.sample')}
        </Button>
        <div className="grow">
          <JobProgress job={job} />
        </div>
      </div>
      <ResultRows
        rows={[
          {
            label: t('outputs.file'),
            value: report ? t('view.file', { name: report.fileName, count: report.fileSize }) : '',
            isProse: true,
          },
          { label: t('outputs.signaturesFound'), value: report ? String(report.found) : '', isProse: true },
        ]}
      />
      <Notices
        notices={[
          ...(report?.found === 0 ? [t('view.noSignatures')] : []),
          ...(report && report.found > signatures.length ? [t('view.onlyFirst', { number: signatures.length })] : []),
        ]}
      />
      {signatures.map((signature, index) => (
        // The signatures of a file have nothing but their place that tells them apart.
        <SignatureSection
          key={index}
          {...{ t, signature }}
          title={t('view.signature', { number: index + 1 })}
          fileSize={report?.fileSize ?? 0}
          isOnly={signatures.length === 1}
          needsHttps={shellText('words.needsHttps')}
        />
      ))}
    </div>
  );
}
