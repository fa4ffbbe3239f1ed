import { useEffect, useEffectEvent } from 'react';

/** Files that are dropped anywhere on the page; no field gets them, and the browser does not open them. Dragged text is left alone. */
export function usePageFileDrop(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const claim = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'drop') take([...event.dataTransfer.files]);
    };
    // Before any field of the page hears of it.
    addEventListener('dragover', claim, { capture: true });
    addEventListener('drop', claim, { capture: true });
    return () => {
      removeEventListener('dragover', claim, { capture: true });
      removeEventListener('drop', claim, { capture: true });
    };
  }, []);
}
