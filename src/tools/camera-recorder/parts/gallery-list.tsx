import { useId } from 'react';
import { focusAfter } from '#ui/feedback/focus-after.ts';
import type { Capture } from '../gallery.ts';
import type { CameraTool } from './camera-tool.ts';
import { CaptureCard } from './capture-card.tsx';

interface GalleryListProps {
  readonly t: CameraTool['t'];
  /** Newest first. */
  readonly captures: readonly Capture[];
  readonly onDelete: (capture: Capture) => void;
  /** The name of the control that gets the focus when the last one is deleted. */
  readonly focusWhenEmpty: string;
}

const nameOf = ({ kind, number }: Capture): string => `${kind}${number}`;

export function GalleryList({ t, captures, onDelete, focusWhenEmpty }: GalleryListProps) {
  const id = useId();
  const remove = (capture: Capture, index: number) => {
    const neighbor = captures[index + 1] ?? captures[index - 1];
    focusAfter(() => onDelete(capture), neighbor ? nameOf(neighbor) : focusWhenEmpty);
  };
  return (
    <section>
      <h2 id={id} className="mb-2 text-base font-semibold">
        {t('view.gallery')}
      </h2>
      {captures.length === 0 && <p className="text-ink-soft">{t('view.emptyGallery')}</p>}
      <ul aria-labelledby={id} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {captures.map((capture, index) => (
          <CaptureCard key={nameOf(capture)} t={t} capture={capture} name={nameOf(capture)} onDelete={() => remove(capture, index)} />
        ))}
      </ul>
    </section>
  );
}
