import { checkQrColors, makeQrImage } from '#formats/qr/make-qr-image.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { ColorField } from '#ui/color-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { Notices } from '#ui/notices.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { useSvgPixels } from '#ui/use-svg-pixels.ts';
import { hasInvalidNumber, valueOf } from '#workbench/outcome.ts';
import { QrCodeOutput } from '#workbench/qr-code-output.tsx';
import type { QrMessages } from '#workbench/qr-messages.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { latestValueOf, useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { checkPassword, checkSsid, encodeNetwork, type operations } from './logic.ts';
import type en from './messages/en.json';
import { NetworkCard } from './parts/network-card.tsx';

export default function WifiQrcodeGenerator() {
  const { t, bind, inputs, options } = useTool<typeof en & QrMessages, typeof fields>(fields);
  const { encryption } = options;
  const encoded = valueOf(encodeNetwork(inputs, options)) ?? '';
  const colors = checkQrColors(options);
  const code = encoded === '' || hasInvalidNumber(options) ? undefined : valueOf(makeQrImage(encoded, options));
  const svg = code?.svg ?? '';
  const pixels = useSvgPixels(svg, code?.scanPixels ?? 0);
  const scan = useOperation<typeof operations, 'scan'>('scan', {
    inputs: { image: pixels.file },
    options: { text: encoded, isDarkOnLight: code?.isDarkOnLight ?? true },
    delayMs: 0,
  });

  return (
    <ToolColumns>
      <div className="grid content-start gap-2">
        <ChoiceField {...bind('encryption')} labelPosition="top" />
        <TextField {...bind('ssid', checkSsid(inputs))} isSecret={false} autoComplete="off" />
        {encryption === 'eap' && (
          <>
            <FieldRow>
              <ChoiceField {...bind('eapMethod')} />
              <ChoiceField {...bind('eapPhase2')} />
            </FieldRow>
            <TextField {...bind('identity')} isSecret={false} autoComplete="off" />
            <TextField {...bind('anonymousIdentity')} isSecret={false} autoComplete="off" />
          </>
        )}
        {encryption !== 'none' && (
          <TextField {...bind('password', checkPassword(inputs, options))} isMonospace revealName={t('view.reveal')} />
        )}
        <Notices notices={encryption === 'eap' ? [t('view.enterpriseNote')] : []} />
        <SwitchField {...bind('hidden')} />
        <ChoiceField {...bind('errorResistance')} labelPosition="top" />
        <FieldRow>
          <ColorField {...bind('foreground', colors)} />
          <ColorField {...bind('background', colors)} />
        </FieldRow>
        <FieldRow>
          <NumberField {...bind('margin')} />
          <NumberField {...bind('imageSize')} />
        </FieldRow>
      </div>
      <div className="grid content-start gap-4">
        <QrCodeOutput
          label={t('outputs.code')}
          t={(key, values) => t(key, values)}
          code={code}
          imageSize={options.imageSize}
          baseName="wifi-qr-code"
          isReadable={latestValueOf(scan)}
          hasPixels={!pixels.hasFailed}
        />
        <ToolOutput label={t('outputs.encoded')} value={encoded} isMultiline rows={2} />
        <FieldRow>
          <NetworkCard
            t={(key, values) => t(key, values)}
            svg={svg}
            ssid={inputs.ssid}
            password={encryption === 'none' || !options.passwordOnCard ? undefined : inputs.password}
          />
          <SwitchField {...bind('passwordOnCard')} />
        </FieldRow>
      </div>
    </ToolColumns>
  );
}
