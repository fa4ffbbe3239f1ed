import { useCallback } from 'react';

/** Returns a ref that sets an element's `src` to a blob while the element is on the page. */
export const useBlobSource = (blob: Blob) =>
  useCallback(
    (element: HTMLImageElement | HTMLMediaElement | HTMLIFrameElement | null) => {
      if (!element) return;
      const url = URL.createObjectURL(blob);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
