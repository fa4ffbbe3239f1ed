import { useState } from 'react';
import { Alert } from '#ui/feedback/alert.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { useLeaveGuard } from '#tool-ui/page/use-leave-guard.ts';
import { useStoredState } from '#tool-ui/stored/use-stored-state.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { CameraButtons } from './parts/camera-buttons.tsx';
import { cameraRows } from './parts/camera-rows.tsx';
import { CameraStage } from './parts/camera-stage.tsx';
import { CaptureOptions } from './parts/capture-options.tsx';
import { GalleryList } from './parts/gallery-list.tsx';
import type { ShownVideo } from './parts/shown-video.ts';
import { SourceFields } from './parts/source-fields.tsx';
import { useCamera } from './parts/use-camera.ts';
import { useCapturing } from './parts/use-capturing.ts';
import { useCountdown } from './parts/use-countdown.ts';
import { useDevices } from './parts/use-devices.ts';
import { useVideoFormats } from './parts/use-video-formats.ts';
import { firstSources, parseSources, stringifySources } from './stored-sources.ts';

const stored = { initial: firstSources, parse: parseSources, stringify: stringifySources };

const LARGE_BYTES = 1_000_000_000;

export default function CameraRecorder() {
  const tool = useTool<typeof en>()(declaration, {});
  const { t, values, set } = tool;
  const [sources, changeSources] = useStoredState(stored);
  const camera = useCamera({ ...sources, resolution: values.resolution }, () => set('resolution', 'default'));
  const devices = useDevices(camera.stream);
  const { formats, format } = useVideoFormats(values.videoFormat);
  const countdown = useCountdown(camera.stream);
  const { captures, fault, recorder, remove, takeScreenshot, record } = useCapturing();
  const [shown, setShown] = useState<ShownVideo>();
  useLeaveGuard(captures.length > 0 || recorder.state !== undefined, t('view.leave'));

  const video = shown && shown.stream === camera.stream ? shown : undefined;
  const seconds = values.countdown === 'off' ? 0 : Number(values.countdown);
  const isRecording = recorder.state !== undefined;

  const turnOff = async () => {
    countdown.cancel();
    await recorder.stop();
    camera.stop();
  };

  return (
    <Stack gap="wide">
      <ToolColumns>
        <Stack>
          {camera.fault && <Alert type="error">{t(`errors.${camera.fault}`)}</Alert>}
          {(!camera.fault || camera.isOn) && (
            <CameraStage
              label={t('view.preview')}
              stream={camera.stream}
              mirrorPreview={values.mirrorPreview}
              text={camera.stream ? String(countdown.left ?? '') : camera.isOn ? t('view.waiting') : t('view.notStarted')}
              onShown={setShown}
            />
          )}
          {camera.canStart && (
            <CameraButtons
              t={t}
              isOn={camera.isOn}
              isReady={video !== undefined && countdown.left === undefined}
              canRecord={format !== undefined}
              phase={recorder.state?.phase}
              isCounting={countdown.left !== undefined}
              onCamera={() => (camera.isOn ? void turnOff() : camera.start())}
              onScreenshot={() => video && countdown.begin(seconds, () => void takeScreenshot(video, values.pictureFormat))}
              onRecord={() =>
                isRecording ? void recorder.stop() : video && format && countdown.begin(seconds, () => record(video, format))
              }
              onPause={recorder.togglePause}
              onCancel={countdown.cancel}
            />
          )}
          {fault && <Alert type="error">{t(`errors.${fault}`)}</Alert>}
          <Notices notices={(recorder.state?.sizeBytes ?? 0) > LARGE_BYTES ? [t('view.large')] : []} />
        </Stack>
        <Stack>
          <ResultRows rows={cameraRows(t, video, recorder.state)} />
          <SourceFields
            t={t}
            devices={devices}
            sources={sources}
            onChange={(change) => changeSources((current) => ({ ...current, ...change }))}
            isDisabled={isRecording}
          />
          <CaptureOptions tool={tool} formats={formats} format={format} isRecording={isRecording} />
        </Stack>
      </ToolColumns>
      <GalleryList t={t} captures={captures} onDelete={remove} />
    </Stack>
  );
}
