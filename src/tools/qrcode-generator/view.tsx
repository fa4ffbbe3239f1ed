import { checkQrColors } from '#domains/qr/check-qr-colors.ts';
import type { QrMessages } from '#domains/qr/qr-answer.ts';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { ColorField } from '#ui/field/color-field.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { FileField } from '#ui/file/file-field.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { QrCodeOutput } from '#domains/qr/parts/qr-code-output.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default function QrcodeGenerator() {
  const { bind, show, job, bring, more } = useTool<typeof en & QrMessages>()(declaration, {
    main: { checkColors: checkQrColors },
    presenters,
  });
  const drawing = job('draw');
  return (
    <ToolColumns>
      <Stack gap="small">
        <TextField {...bind('text')} isMultiline rows={4} />
        <ChoiceField {...bind('errorResistance')} labelPosition="top" />
        <FieldRow>
          <ColorField {...bind('foreground')} />
          <ColorField {...bind('background')} />
        </FieldRow>
        <FileField {...bind('logo')} />
        <OptionFields {...more}>
          <NumberField {...bind('logoSize')} unit="%" hasSlider />
          <NumberField {...bind('margin')} />
          <NumberField {...bind('imageSize')} unit="px" />
          <SwitchField {...bind('transparentBackground')} />
        </OptionFields>
        <JobRoom job={drawing} />
      </Stack>
      <Stack gap="large">
        <QrCodeOutput
          picture={show('code')}
          isLatest={drawing.isLatest}
          rows={[show('version'), show('encodingMode'), show('capacityUsed')]}
          scanTest={show('scanTest')}
          onDrawn={(pixels) => bring('pixels', pixels)}
        />
        <ToolOutput {...show('svgCode')} isMultiline rows={5} />
      </Stack>
    </ToolColumns>
  );
}
