import { fail, ok, type Result } from '#core/result.ts';
import { type CameraFault, faultOfError, nameOfError } from '../camera-fault.ts';

export interface CameraOptions {
  /** The id of a camera; any camera if empty. */
  readonly videoId: string;
  /** The id of a microphone, or `none`; the first one if empty. */
  readonly audioId: string;
  /** `1280x720`, or `default`. */
  readonly resolution: string;
}

/** Why this page cannot use a camera, whatever the visitor allows. */
export const cameraObstacle = (): CameraFault | undefined =>
  // An insecure page has no `mediaDevices` either.
  !isSecureContext ? 'insecure' : 'mediaDevices' in navigator ? undefined : 'unsupported';

/** Opens a camera and, if there is one, a microphone. A missing device is replaced by another one. */
export async function openCamera({ videoId, audioId, resolution }: CameraOptions): Promise<Result<MediaStream, CameraFault>> {
  const [width, height] = resolution.split('x').map(Number);
  const video: MediaTrackConstraints = {
    ...(videoId !== '' && { deviceId: videoId }),
    ...(width && height && { width: { exact: width }, height: { exact: height } }),
  };
  const audio = audioId === '' || (audioId !== 'none' && { deviceId: audioId });
  const opened = await open({ video, audio });
  return !opened.ok && opened.error.code === 'noCamera' && audio ? open({ video, audio: false }) : opened;
}

async function open(constraints: MediaStreamConstraints): Promise<Result<MediaStream, CameraFault>> {
  try {
    return ok(await navigator.mediaDevices.getUserMedia(constraints));
  } catch (error) {
    return fail(faultOfError(nameOfError(error)));
  }
}

export function stopTracks(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
