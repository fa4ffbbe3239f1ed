import type { QrMessages } from '#domains/qr/qr-answer.ts';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { ColorField } from '#ui/field/color-field.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { QrCodeOutput } from '#domains/qr/parts/qr-code-output.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { mainRuns } from './main-runs.ts';
import type en from './messages/en.json';
import { NetworkCard } from './parts/network-card.tsx';

export default function WifiQrcodeGenerator() {
  const { t, bind, show, job, bring, values, more } = useTool<typeof en & QrMessages>()(declaration, { main: mainRuns, presenters });
  const { encryption, ssid, password, passwordOnCard } = values;
  const picture = show('code');
  return (
    <ToolColumns>
      <Stack gap="small">
        <ChoiceField {...bind('encryption')} labelPosition="top" />
        <TextField {...bind('ssid')} isSecret={false} autoComplete="off" />
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
        {encryption !== 'none' && <TextField {...bind('password')} isMonospace revealName={t('view.reveal')} />}
        <Notices notices={encryption === 'eap' ? [t('view.enterpriseNote')] : []} />
        <SwitchField {...bind('hidden')} />
        <ChoiceField {...bind('errorResistance')} labelPosition="top" />
        <FieldRow>
          <ColorField {...bind('foreground')} />
          <ColorField {...bind('background')} />
        </FieldRow>
        <OptionFields {...more}>
          <NumberField {...bind('margin')} />
          <NumberField {...bind('imageSize')} unit="px" />
        </OptionFields>
      </Stack>
      <Stack gap="large">
        <QrCodeOutput
          picture={picture}
          isLatest={job('draw').isLatest}
          rows={[show('version'), show('capacityUsed')]}
          scanTest={show('scanTest')}
          onDrawn={(pixels) => bring('pixels', pixels)}
        />
        <ToolOutput {...show('encoded')} isMultiline rows={2} />
        <FieldRow>
          <NetworkCard
            t={(key, filling) => t(key, filling)}
            svg={picture.svg}
            ssid={ssid}
            password={encryption === 'none' || !passwordOnCard ? undefined : password}
          />
          <SwitchField {...bind('passwordOnCard')} />
        </FieldRow>
      </Stack>
    </ToolColumns>
  );
}
