import { useBlobSource } from '#ui/use-blob-source.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { type DecodedFile, type PreviewKind, previewKindOf } from '../decoded-file.ts';

interface PreviewProps {
  readonly label: string;
  readonly file: DecodedFile | null | undefined;
  /** Instead of a PDF, in a browser that shows none inside of a page. */
  readonly noPdf: string;
}

/** What a file looks or sounds like. An SVG is shown as an image, where it runs no script and loads nothing. */
export function Preview({ label, file, noPdf }: PreviewProps) {
  const kind = file ? previewKindOf(file.mediaType) : undefined;
  return (
    <div className="grid gap-1">
      <span className="text-sm font-medium">{label}</span>
      <div className="grid min-h-40 place-items-center rounded-md border border-line bg-sunken p-2">
        {file && kind && <Shown {...{ label, kind, noPdf }} content={file.content} />}
      </div>
    </div>
  );
}

interface ShownProps extends Omit<PreviewProps, 'file'> {
  readonly kind: PreviewKind;
  readonly content: Blob;
}

/* oxlint-disable jsx-a11y/media-has-caption -- the visitor's own file has no captions that could be shown */
function Shown({ label, kind, content, noPdf }: ShownProps) {
  const source = useBlobSource(content);
  const isHydrated = useHydrated();
  switch (kind) {
    case 'image':
      return <img ref={source} alt={label} className="max-h-80 max-w-full" />;
    case 'audio':
      return <audio ref={source} controls aria-label={label} className="w-full" />;
    case 'video':
      return <video ref={source} controls aria-label={label} className="max-h-80 max-w-full" />;
    case 'pdf':
      // Without a viewer the frame would download it.
      return isHydrated && navigator.pdfViewerEnabled ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium's viewer works in no sandbox; no page is ever of this type
        <iframe ref={source} title={label} className="h-96 w-full" />
      ) : (
        <span className="text-sm text-ink-soft">{noPdf}</span>
      );
  }
}
