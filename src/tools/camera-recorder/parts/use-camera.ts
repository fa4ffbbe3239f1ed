import { useEffect, useEffectEvent, useState } from 'react';
import { useHydrated } from '#ui/feedback/use-hydrated.ts';
import type { CameraFault } from '../camera-fault.ts';
import { type CameraOptions, cameraObstacle, openCamera, stopTracks } from './open-camera.ts';

export interface Camera {
  /** True while waiting for the permission or the device, and while running. */
  readonly isOn: boolean;
  readonly stream: MediaStream | undefined;
  /** The reason for a missing picture. With `resolution`, there is a picture, but of another size. */
  readonly fault: CameraFault | undefined;
  /** False if the camera cannot be started at all. */
  readonly canStart: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Opens the camera and the microphone from `start` until `stop` or until the page is left, and reopens them when the request changes. If
 * the camera does not have the resolution, `onGivenUp` must request the default one.
 */
export function useCamera({ videoId, audioId, resolution }: CameraOptions, onGivenUp: () => void): Camera {
  const obstacle = useHydrated() ? cameraObstacle() : undefined;
  const [isOn, setOn] = useState(false);
  const [stream, setStream] = useState<MediaStream>();
  const [fault, setFault] = useState<CameraFault>();
  const giveUp = useEffectEvent(onGivenUp);

  const start = () => {
    setFault(undefined);
    setOn(true);
  };

  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let opened: MediaStream | undefined;
    const end = (): void => {
      isOver = true;
      stopTracks(opened);
      setStream(undefined);
    };
    const turnOff = (): void => {
      end(); // immediately, because a page that is being left renders no more
      setOn(false);
    };
    const open = async (): Promise<void> => {
      const outcome = await openCamera({ videoId, audioId, resolution });
      if (isOver) {
        if (outcome.ok) stopTracks(outcome.value);
        return;
      }
      if (outcome.ok) {
        opened = outcome.value;
        setStream(opened);
        if (resolution !== 'default') setFault(undefined);
        for (const track of opened.getVideoTracks()) track.addEventListener('ended', turnOff); // when unplugged
        return;
      }
      setFault(outcome.error.code);
      if (outcome.error.code === 'resolution' && resolution !== 'default') giveUp();
      else setOn(false);
    };
    void open();
    addEventListener('pagehide', turnOff);
    return () => {
      end();
      removeEventListener('pagehide', turnOff);
    };
  }, [isOn, videoId, audioId, resolution]);

  return { isOn, stream, fault: obstacle ?? fault, canStart: obstacle === undefined, start, stop: () => setOn(false) };
}
