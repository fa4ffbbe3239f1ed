import { useEffect, useEffectEvent } from 'react';

/** Receives files that are dropped anywhere on the page, before fields or the browser do. Ignores dragged text. */
export function usePageFileDrop(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const claim = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'drop') take([...event.dataTransfer.files]);
    };
    // Capturing listeners run before those of fields.
    addEventListener('dragover', claim, { capture: true });
    addEventListener('drop', claim, { capture: true });
    return () => {
      removeEventListener('dragover', claim, { capture: true });
      removeEventListener('drop', claim, { capture: true });
    };
  }, []);
}
