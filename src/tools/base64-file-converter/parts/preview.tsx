import type { DetailedFile } from '#core/outputs.ts';
import { useBlobSource } from '#ui/file/use-blob-source.ts';
import type { ConverterTool } from './converter-tool.ts';
import { PdfPreview } from './pdf-preview.tsx';

interface PreviewProps {
  readonly t: ConverterTool['t'];
  readonly content: Blob | undefined;
  readonly shownAs: DetailedFile['shownAs'];
}

/** Previews a file. An SVG is displayed as an image, so it runs no script and loads nothing. */
export function Preview({ t, content, shownAs: kind }: PreviewProps) {
  const label = t('view.preview');
  return (
    <div className="grid gap-1">
      <span className="text-sm font-medium">{label}</span>
      <div className="grid min-h-40 place-items-center rounded-md border border-line bg-sunken p-2">
        {content && kind === 'pdf' && <PdfPreview {...{ t, label, content }} />}
        {content && kind && kind !== 'pdf' && <Media {...{ label, kind, content }} />}
      </div>
    </div>
  );
}

interface MediaProps {
  readonly label: string;
  readonly kind: Exclude<DetailedFile['shownAs'], 'pdf' | undefined>;
  readonly content: Blob;
}

/* oxlint-disable jsx-a11y/media-has-caption -- the visitor's own file has no captions that could be shown */
function Media({ label, kind, content }: MediaProps) {
  const source = useBlobSource(content);
  switch (kind) {
    case 'image':
      return <img ref={source} alt={label} className="max-h-80 max-w-full" />;
    case 'audio':
      return <audio ref={source} controls aria-label={label} className="w-full" />;
    case 'video':
      return <video ref={source} controls aria-label={label} className="max-h-80 max-w-full" />;
  }
}
