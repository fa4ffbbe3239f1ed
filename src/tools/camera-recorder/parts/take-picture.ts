/** Higher than the browser's default, because pictures are kept. */
const QUALITY = 0.92;

/**
 * Captures the current video frame in camera resolution. If the browser cannot write the format, the picture is a PNG, as its type shows.
 */
export function takePicture(video: HTMLVideoElement, mediaType: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, mediaType, QUALITY);
  });
}
