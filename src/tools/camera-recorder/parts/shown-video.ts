/** The video element that shows a stream, from its first frame on. */
export interface ShownVideo {
  readonly stream: MediaStream;
  readonly element: HTMLVideoElement;
  readonly width: number;
  readonly height: number;
  /** Frames per second, if the browser reports them. */
  readonly frameRate: number | undefined;
}

export function shownVideo(stream: MediaStream, element: HTMLVideoElement): ShownVideo {
  const { frameRate } = stream.getVideoTracks()[0]?.getSettings() ?? {};
  return { stream, element, width: element.videoWidth, height: element.videoHeight, frameRate };
}
