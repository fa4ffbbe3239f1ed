import { Button } from '#ui/button/button.tsx';
import type { CameraTool } from './camera-tool.ts';
import type { RecordingPhase } from './video-recording.ts';

interface CameraButtonsProps {
  readonly t: CameraTool['t'];
  readonly isOn: boolean;
  /** True from the first frame on, except during a countdown. */
  readonly isReady: boolean;
  readonly canRecord: boolean;
  /** The phase of the current recording. */
  readonly phase: RecordingPhase | undefined;
  readonly isCounting: boolean;
  readonly onCamera: () => void;
  readonly onScreenshot: () => void;
  readonly onRecord: () => void;
  readonly onPause: () => void;
  readonly onCancel: () => void;
}

/** The buttons for the current state. A toggle remains the same element, so that it keeps the focus. */
export function CameraButtons({ t, isOn, isReady, canRecord, phase, isCounting, ...on }: CameraButtonsProps) {
  const camera = isOn ? { icon: 'camera-off', children: t('view.stopCamera') } : { icon: 'camera', children: t('view.startCamera') };
  const record = phase
    ? { icon: 'player-stop', tone: 'error' as const, children: t('view.stop') }
    : { icon: 'player-record', children: t('view.startRecording') };
  const pause =
    phase === 'paused' ? { icon: 'player-play', children: t('view.resume') } : { icon: 'player-pause', children: t('view.pause') };

  return (
    <div className="flex flex-wrap gap-2">
      {isOn && (
        <Button icon="camera" isDisabled={!isReady} onClick={on.onScreenshot}>
          {t('view.takeScreenshot')}
        </Button>
      )}
      {isOn && canRecord && <Button {...record} isDisabled={phase ? phase === 'ending' : !isReady} onClick={on.onRecord} />}
      {phase && <Button {...pause} isDisabled={phase === 'ending'} onClick={on.onPause} />}
      {isCounting && (
        <Button icon="x" onClick={on.onCancel}>
          {t('view.cancelCountdown')}
        </Button>
      )}
      <Button key="camera" {...camera} tone={isOn ? 'default' : 'primary'} onClick={on.onCamera} />
    </div>
  );
}
