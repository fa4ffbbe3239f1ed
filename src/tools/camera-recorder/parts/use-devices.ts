import { useEffect, useState } from 'react';

export interface Devices {
  readonly cameras: readonly MediaDeviceInfo[];
  readonly microphones: readonly MediaDeviceInfo[];
}

const none: Devices = { cameras: [], microphones: [] };

/** Without permission, the browser reveals neither id nor label. */
const isKnown = ({ deviceId, label }: MediaDeviceInfo): boolean => deviceId !== '' && label !== '';

/**
 * The cameras and microphones that the browser lists. They are known from the first `stream` on, and kept up to date while there is one.
 */
export function useDevices(stream: MediaStream | undefined): Devices {
  const [devices, setDevices] = useState(none);
  useEffect(() => {
    if (!stream) return;
    const { mediaDevices } = navigator;
    let isOver = false;
    const look = async (): Promise<void> => {
      const known = (await mediaDevices.enumerateDevices()).filter(isKnown);
      if (isOver) return;
      const ofKind = (kind: MediaDeviceKind) => known.filter((device) => device.kind === kind);
      setDevices({ cameras: ofKind('videoinput'), microphones: ofKind('audioinput') });
    };
    const onChange = (): void => void look();
    onChange();
    mediaDevices.addEventListener('devicechange', onChange);
    return () => {
      isOver = true;
      mediaDevices.removeEventListener('devicechange', onChange);
    };
  }, [stream]);
  return devices;
}
