import { useCallback } from 'react';

/** A ref for an element that is to show a blob: its `src`, for as long as it is on the page. */
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
