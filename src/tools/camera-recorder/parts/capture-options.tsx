import { Alert } from '#ui/feedback/alert.tsx';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import type { SupportedFormat } from '../video-formats.ts';
import type { CameraTool } from './camera-tool.ts';

interface CaptureOptionsProps {
  readonly tool: CameraTool;
  /** The formats that this browser can record; `undefined` until they are known. */
  readonly formats: readonly SupportedFormat[] | undefined;
  /** The format in use: the first one if the selected format is not supported. */
  readonly format: SupportedFormat | undefined;
  /** Disables settings that would change the stream during a recording. */
  readonly isRecording: boolean;
}

export function CaptureOptions({ tool: { t, bind, values, more }, formats, format, isRecording }: CaptureOptionsProps) {
  const videoFormat = bind('videoFormat');
  return (
    <>
      {formats?.length === 0 && <Alert type="error">{t('errors.noVideo')}</Alert>}
      <OptionFields {...more}>
        <ChoiceField {...bind('resolution')} isDisabled={isRecording} />
        <SwitchField {...bind('mirrorPreview')} />
        <ChoiceField {...bind('countdown')} />
        <ChoiceField {...bind('pictureFormat')} />
        {formats?.length !== 0 && (
          <ChoiceField
            {...videoFormat}
            options={videoFormat.options.filter(({ value }) => !formats || formats.some((each) => each.format === value))}
            value={format?.format ?? values.videoFormat}
            isDisabled={isRecording}
          />
        )}
      </OptionFields>
    </>
  );
}
