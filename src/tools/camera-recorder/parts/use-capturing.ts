import { useState } from 'react';
import { useUndo } from '#tool-ui/tool/use-undo.ts';
import { captureFileName } from '../capture-file-name.ts';
import { addCapture, type Capture, emptyGallery, removeCapture, restoreCapture } from '../gallery.ts';
import type { SupportedFormat } from '../video-formats.ts';
import type { ShownVideo } from './shown-video.ts';
import { takePicture } from './take-picture.ts';
import { type RecordingFault, useRecording } from './use-recording.ts';

/** The reason why the last action added nothing to the gallery. */
export type CaptureFault = RecordingFault | 'noPicture';

/** Takes pictures, records videos, and keeps them in a gallery. */
export function useCapturing() {
  const [gallery, setGallery] = useState(emptyGallery);
  const [fault, setFault] = useState<CaptureFault>();
  const recorder = useRecording();
  const { offer } = useUndo();

  const add = (made: Omit<Capture, 'number' | 'fileName'>) =>
    setGallery((current) => addCapture(current, { ...made, fileName: captureFileName(made.kind, new Date(), made.blob.type) }));

  return {
    captures: gallery.captures,
    fault,
    recorder,
    remove(capture: Capture) {
      const olderOnes = gallery.captures.length - gallery.captures.indexOf(capture) - 1;
      setGallery((current) => removeCapture(current, capture));
      offer('removed', () => setGallery((current) => restoreCapture(current, capture, olderOnes)));
    },
    takeScreenshot: async ({ element, width, height }: ShownVideo, pictureFormat: string) => {
      const blob = await takePicture(element, `image/${pictureFormat}`);
      setFault(blob ? undefined : 'noPicture');
      if (blob) add({ kind: 'screenshot', blob, width, height });
    },
    record: ({ stream, width, height }: ShownVideo, { mediaType, mediaTypeWithSound }: SupportedFormat) => {
      setFault(undefined);
      recorder.start(stream, stream.getAudioTracks().length > 0 ? mediaTypeWithSound : mediaType, (outcome) => {
        if (outcome.ok) add({ kind: 'recording', ...outcome.value, width, height });
        else setFault(outcome.error.code);
      });
    },
  };
}
