import type { Row } from '#ui/output/result-row.tsx';
import type { CameraTool } from './camera-tool.ts';
import { RecordingTime } from './recording-time.tsx';
import type { ShownVideo } from './shown-video.ts';
import type { RecordingState } from './video-recording.ts';

/** Rows with the details of the camera and the recording time. */
export function cameraRows(t: CameraTool['t'], video: ShownVideo | undefined, recording: RecordingState | undefined): readonly Row[] {
  const camera: Row = { label: t('view.camera'), value: video ? detailsText(t, video) : '', isProse: true, isNote: true };
  if (!recording) return [camera];
  const time: Row = {
    label: t('view.recordingTime'),
    value: recording.phase === 'paused' ? t('view.isPaused') : t('view.isRecording'),
    display: <RecordingTime stopwatch={recording.stopwatch} />,
    isNote: true,
  };
  return [camera, time];
}

function detailsText(t: CameraTool['t'], { width, height, frameRate }: ShownVideo): string {
  const size = `${width} × ${height}`;
  return frameRate === undefined ? size : t('view.cameraDetails', { size, count: Math.round(frameRate) });
}
