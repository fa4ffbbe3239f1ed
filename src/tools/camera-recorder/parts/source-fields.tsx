import { SelectField } from '#ui/choice/select-field.tsx';
import type { Sources } from '../stored-sources.ts';
import type { CameraTool } from './camera-tool.ts';
import type { Devices } from './use-devices.ts';

interface SourceFieldsProps {
  readonly t: CameraTool['t'];
  readonly devices: Devices;
  readonly sources: Sources;
  readonly onChange: (change: Partial<Sources>) => void;
  readonly isDisabled: boolean;
}

const choiceOf = ({ deviceId, label }: MediaDeviceInfo) => ({ value: deviceId, label });

/** The id of the selected device, or of the first one if nothing is selected or the device is gone. */
const chosenId = (devices: readonly MediaDeviceInfo[], id: string): string | undefined =>
  (devices.find(({ deviceId }) => deviceId === id) ?? devices[0])?.deviceId;

/** The camera and microphone fields. Empty until the browser lists the devices. */
export function SourceFields({ t, devices: { cameras, microphones }, sources, onChange, isDisabled }: SourceFieldsProps) {
  if (cameras.length === 0) return null;
  return (
    <>
      <SelectField
        name="videoSource"
        label={t('view.videoSource')}
        options={cameras.map(choiceOf)}
        value={chosenId(cameras, sources.videoId) ?? ''}
        onChange={(videoId) => onChange({ videoId })}
        isDisabled={isDisabled}
      />
      <SelectField
        name="audioSource"
        label={t('view.audioSource')}
        options={[{ value: 'none', label: t('view.noAudio') }, ...microphones.map(choiceOf)]}
        value={sources.audioId === 'none' ? 'none' : (chosenId(microphones, sources.audioId) ?? 'none')}
        onChange={(audioId) => onChange({ audioId })}
        isDisabled={isDisabled}
      />
    </>
  );
}
