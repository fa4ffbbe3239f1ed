import { useState } from 'react';
import { captureFileName } from '../capture-file-name.ts';
import { addCapture, type Capture, emptyGallery, removeCapture } from '../gallery.ts';
import type { SupportedFormat } from '../video-formats.ts';
import type { ShownVideo } from './shown-video.ts';
import { takePicture } from './take-picture.ts';
import { useRecording } from './use-recording.ts';

/** Makes pictures and videos of what is shown, and keeps them. */
export function useCapturing() {
  const [gallery, setGallery] = useState(emptyGallery);
  const recorder = useRecording();

  const add = (made: Omit<Capture, 'number' | 'fileName'>) =>
    setGallery((current) => addCapture(current, { ...made, fileName: captureFileName(made.kind, new Date(), made.blob.type) }));

  return {
    captures: gallery.captures,
    recorder,
    remove: (capture: Capture) => setGallery((current) => removeCapture(current, capture)),
    takeScreenshot: async ({ element, width, height }: ShownVideo, pictureFormat: string) => {
      const blob = await takePicture(element, `image/${pictureFormat}`);
      if (blob) add({ kind: 'screenshot', blob, width, height });
    },
    record: ({ stream, width, height }: ShownVideo, { mediaType }: SupportedFormat) =>
      recorder.start(stream, mediaType, (recorded) => add({ kind: 'recording', ...recorded, width, height })),
  };
}
