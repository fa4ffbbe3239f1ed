import { formatSeconds } from '#pure/time/format-elapsed.ts';
import { Button } from '#ui/button/button.tsx';
import { DownloadButton } from '#ui/button/download-button.tsx';
import { formatBytes } from '#pure/bytes/format-bytes.ts';
import { useBlobSource } from '#ui/file/use-blob-source.ts';
import type { Capture } from '../gallery.ts';
import type { CameraTool } from './camera-tool.ts';

interface CaptureCardProps {
  readonly t: CameraTool['t'];
  readonly capture: Capture;
  readonly onDelete: () => void;
}

/** A card for a picture or a video of the gallery. */
export function CaptureCard({ t, capture: { kind, number, blob, width, height, durationMs, fileName }, onDelete }: CaptureCardProps) {
  const source = useBlobSource(blob);
  const label = t(`view.${kind}`, { number });
  const dimensions = `${width} × ${height}`;
  const size = formatBytes(blob.size);
  const details =
    durationMs === undefined
      ? t('view.pictureDetails', { dimensions, size })
      : t('view.videoDetails', { dimensions, duration: formatSeconds(durationMs), size });

  return (
    <li className="grid min-w-0 content-start gap-1 rounded-md border bg-surface p-2">
      {kind === 'screenshot' ? (
        <img ref={source} alt={label} className="aspect-video w-full rounded-sm bg-sunken object-contain" />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the visitor's own recording has no captions that could be shown
        <video ref={source} aria-label={label} controls playsInline className="aspect-video w-full rounded-sm bg-sunken object-contain" />
      )}
      <span className="font-medium">{label}</span>
      <span className="text-sm text-ink-soft">{details}</span>
      <span className="flex flex-wrap gap-1.5">
        <DownloadButton label={label} fileName={fileName} content={blob} />
        <Button size="small" icon="trash" aria-label={t('view.deleteCapture', { name: label })} onClick={onDelete}>
          {t('view.delete')}
        </Button>
      </span>
    </li>
  );
}
