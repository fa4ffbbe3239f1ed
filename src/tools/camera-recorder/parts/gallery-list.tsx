import { useId } from 'react';
import type { Capture } from '../gallery.ts';
import type { CameraTool } from './camera-tool.ts';
import { CaptureCard } from './capture-card.tsx';

interface GalleryListProps {
  readonly t: CameraTool['t'];
  /** Newest first. */
  readonly captures: readonly Capture[];
  readonly onDelete: (capture: Capture) => void;
}

export function GalleryList({ t, captures, onDelete }: GalleryListProps) {
  const id = useId();
  return (
    <section>
      <h2 id={id} className="mb-2 text-base font-semibold">
        {t('view.gallery')}
      </h2>
      {captures.length === 0 && <p className="text-ink-soft">{t('view.emptyGallery')}</p>}
      <ul aria-labelledby={id} className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-3">
        {captures.map((capture) => (
          <CaptureCard key={`${capture.kind}${capture.number}`} t={t} capture={capture} onDelete={() => onDelete(capture)} />
        ))}
      </ul>
    </section>
  );
}
