import { useEffect, useEffectEvent, useState } from 'react';
import { useHydrated } from '#ui/feedback/use-hydrated.ts';
import type { CameraFault } from '../camera-fault.ts';
import { type CameraWish, cameraObstacle, openCamera, stopTracks } from './open-camera.ts';

export interface Camera {
  /** Waiting for the permission or the device, or running. */
  readonly isOn: boolean;
  readonly stream: MediaStream | undefined;
  /** Why there is no picture; `resolution` stands beside one, of another size. */
  readonly fault: CameraFault | undefined;
  /** False where no click could start it. */
  readonly canStart: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * The camera and the microphone, from `start` to `stop`, or until the page is left. They are opened anew when the wish changes.
 * A resolution that the camera does not have is given up: `onGivenUp` must wish for none.
 */
export function useCamera({ videoId, audioId, resolution }: CameraWish, onGivenUp: () => void): Camera {
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
      end(); // at once: a page that is being left draws no more
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
        for (const track of opened.getVideoTracks()) track.addEventListener('ended', turnOff); // it was unplugged
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
