import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { focusAfter } from '#ui/feedback/focus-after.ts';
import { useBlobSource } from '#ui/file/use-blob-source.ts';
import { useHydrated } from '#ui/feedback/use-hydrated.ts';
import type { ConverterTool } from './converter-tool.ts';

interface PdfPreviewProps {
  readonly t: ConverterTool['t'];
  readonly label: string;
  readonly content: Blob;
}

const FRAME = 'preview';

/**
 * Shows a PDF only on request, and asks again for each one. It may come from a stranger's link, and the browser's viewer runs its scripts.
 */
export function PdfPreview({ t, label, content }: PdfPreviewProps) {
  const [shown, setShown] = useState<Blob>();
  const isHydrated = useHydrated();
  // Without a viewer, the frame would download the file.
  if (!isHydrated || !navigator.pdfViewerEnabled) return <span className="text-sm text-ink-soft">{t('view.noPdf')}</span>;
  if (shown === content) return <PdfFrame {...{ label, content }} />;
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <span className="text-sm text-ink-soft">{t('view.pdfScripts')}</span>
      <Button onClick={() => focusAfter(() => setShown(content), FRAME)}>{t('view.showPdf')}</Button>
    </div>
  );
}

const PdfFrame = ({ label, content }: Omit<PdfPreviewProps, 't'>) => (
  // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium's viewer does not work in a sandbox; the content is never HTML
  <iframe ref={useBlobSource(content)} name={FRAME} title={label} className="h-96 w-full" />
);
