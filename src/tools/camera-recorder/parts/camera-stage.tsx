import { useCallback } from 'react';
import { type ShownVideo, shownVideo } from './shown-video.ts';

interface CameraStageProps {
  readonly label: string;
  readonly stream: MediaStream | undefined;
  readonly mirrorPreview: boolean;
  /** Replaces the picture, or appears on top of it. */
  readonly text: string;
  /** Called at the first frame, and when the size changes. */
  readonly onShown: (video: ShownVideo) => void;
}

/** The camera picture, without its sound, which would echo. */
export function CameraStage({ label, stream, mirrorPreview, text, onShown }: CameraStageProps) {
  const source = useCallback(
    (element: HTMLVideoElement | null) => {
      if (element) element.srcObject = stream ?? null;
    },
    [stream],
  );
  const report = (element: HTMLVideoElement) => stream && onShown(shownVideo(stream, element));
  const look = stream ? 'rounded-md bg-ink/80 px-3 text-5xl text-page tabular-nums empty:hidden' : 'p-4 text-center text-ink-soft';

  return (
    <div className="relative grid aspect-4/3 max-h-[60vh] w-full place-items-center overflow-hidden rounded-md border border-line bg-sunken">
      <video
        ref={source}
        aria-label={label}
        autoPlay
        muted
        playsInline
        onLoadedData={({ currentTarget }) => report(currentTarget)}
        onResize={({ currentTarget }) => report(currentTarget)}
        className={`absolute inset-0 size-full object-contain ${mirrorPreview ? '-scale-x-100' : ''}`}
      />
      <output className={`relative ${look}`}>{text}</output>
    </div>
  );
}
