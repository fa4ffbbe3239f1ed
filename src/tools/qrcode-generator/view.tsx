import { checkQrColors } from '#formats/qr/make-qr-image.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { ColorField } from '#ui/color-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { FileField } from '#ui/file-field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { useSvgPixels } from '#ui/use-svg-pixels.ts';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { QrCodeOutput } from '#workbench/qr-code-output.tsx';
import type { QrMessages } from '#workbench/qr-messages.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { latestValueOf, useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

const DELAY_MS = 100;

export default function QrcodeGenerator() {
  const { t, bind, inputs, options } = useTool<typeof en & QrMessages, typeof fields>(fields);
  const colors = checkQrColors(options);
  const job = useOperation<typeof operations, 'draw'>('draw', { inputs, options, delayMs: DELAY_MS });
  const code = valueOf(job.outcome);
  const pixels = useSvgPixels(code?.svg ?? '', code?.scanPixels ?? 0);
  const scan = useOperation<typeof operations, 'scan'>('scan', {
    inputs: { image: pixels.file },
    options: { text: code?.text ?? '', isDarkOnLight: code?.isDarkOnLight ?? true },
    delayMs: 0,
  });

  return (
    <ToolColumns>
      <div className="grid content-start gap-2">
        <TextField {...bind('text', job.outcome)} isMultiline rows={4} />
        <ChoiceField {...bind('errorResistance')} labelPosition="top" />
        <FieldRow>
          <ColorField {...bind('foreground', colors)} />
          <ColorField {...bind('background', colors)} />
        </FieldRow>
        <SwitchField {...bind('transparentBackground')} />
        <FieldRow>
          <NumberField {...bind('margin')} />
          <NumberField {...bind('imageSize')} />
        </FieldRow>
        <FileField {...bind('logo', job.outcome)} />
        <NumberField {...bind('logoSize')} hasSlider />
        <div className="min-h-8">
          <JobProgress job={job} />
        </div>
      </div>
      <div className="grid content-start gap-4">
        <QrCodeOutput
          label={t('outputs.code')}
          t={(key, values) => t(key, values)}
          code={code}
          imageSize={options.imageSize}
          baseName="qr-code"
          isReadable={latestValueOf(scan)}
          hasPixels={!pixels.hasFailed}
          rows={[{ label: t('outputs.encodingMode'), value: code ? t(`view.modes.${code.mode}`) : '' }]}
        />
        <ToolOutput
          label={t('outputs.svgCode')}
          value={code?.svg ?? ''}
          isMultiline
          rows={5}
          fileName="qr-code.svg"
          mediaType="image/svg+xml"
        />
      </div>
    </ToolColumns>
  );
}
