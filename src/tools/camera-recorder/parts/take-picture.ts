/** Higher than a browser's own choice: a picture is kept. */
const QUALITY = 0.92;

/** The frame that a video shows, as it comes from the camera. Where the browser cannot write the format, the picture is a PNG: its type says so. */
export function takePicture(video: HTMLVideoElement, mediaType: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, mediaType, QUALITY);
  });
}
