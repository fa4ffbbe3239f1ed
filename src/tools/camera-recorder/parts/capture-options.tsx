import { Alert } from '#ui/feedback/alert.tsx';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import type { SupportedFormat } from '../video-formats.ts';
import type { CameraTool } from './camera-tool.ts';

interface CaptureOptionsProps {
  readonly tool: CameraTool;
  /** Those that this browser can record; `undefined` while it has not been asked. */
  readonly formats: readonly SupportedFormat[] | undefined;
  /** The one that is taken: if the chosen one is not supported, the first. */
  readonly format: SupportedFormat | undefined;
  /** What changes the stream stays as it is while a recording is made of it. */
  readonly isRecording: boolean;
}

export function CaptureOptions({ tool: { t, bind, values }, formats, format, isRecording }: CaptureOptionsProps) {
  const videoFormat = bind('videoFormat');
  return (
    <>
      <ChoiceField {...bind('resolution')} labelPosition="top" isDisabled={isRecording} />
      <SwitchField {...bind('mirrorPreview')} />
      <ChoiceField {...bind('pictureFormat')} labelPosition="top" />
      {formats?.length === 0 ? (
        <Alert type="error">{t('errors.noVideo')}</Alert>
      ) : (
        <ChoiceField
          {...videoFormat}
          options={videoFormat.options.filter(({ value }) => !formats || formats.some((each) => each.format === value))}
          value={format?.format ?? values.videoFormat}
          labelPosition="top"
          isDisabled={isRecording}
        />
      )}
      <ChoiceField {...bind('countdown')} labelPosition="top" />
    </>
  );
}
