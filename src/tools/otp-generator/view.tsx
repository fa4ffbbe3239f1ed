import type { ReactNode } from 'react';
import { hasLeapSecond } from '#formats/iso-date-time.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Notices } from '#ui/notices.tsx';
import { OutputField } from '#ui/output-field.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SvgImage } from '#ui/svg-image.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import type { ClockMessages } from '#workbench/clock-messages.ts';
import { valueOf } from '#workbench/outcome.ts';
import { useSecondClock } from '#workbench/use-second-clock.ts';
import { useTool } from '#workbench/use-tool.ts';
import { computeOtp } from './compute-otp.ts';
import { drawKeyUri } from './draw-key-uri.ts';
import * as fields from './fields.ts';
import type en from './messages/en.json';
import { codeRows, detailRows } from './parts/otp-rows.tsx';
import { useSecret } from './parts/use-secret.ts';

export default function OtpGenerator() {
  const tool = useTool<typeof en & ClockMessages, typeof fields>(fields);
  const { t, bind, inputs, options } = tool;
  const { secret, change, replace, draw } = useSecret(tool);
  const clock = useSecondClock();
  const otp = computeOtp({ ...inputs, ...options, secret }, clock?.nowMs);
  const qrCode = otp.keyUri === '' ? undefined : drawKeyUri(otp.keyUri);
  const isByTime = options.type === 'TOTP';

  return (
    <ToolColumns>
      <div className="grid content-start gap-2">
        <TextField {...bind('secret', otp.secret)} value={secret} onChange={change} onReplace={replace} isSecret={false} isMonospace />
        <div>
          <Button icon="refresh" onClick={draw}>
            {t('view.newSecret')}
          </Button>
        </div>
        <ChoiceField {...bind('encoding')} />
        <ChoiceField {...bind('type')} />
        <ChoiceField {...bind('algorithm')} />
        <ChoiceField {...bind('digits')} />
        <FieldPair>
          {isByTime ? <NumberField {...bind('period')} /> : <NumberField {...bind('counter')} />}
          {isByTime && <TextField {...bind('time', otp.moment)} isMonospace />}
        </FieldPair>
        <FieldPair>
          <TextField {...bind('issuer')} />
          <TextField {...bind('account')} />
        </FieldPair>
        <FieldPair>
          <TextField {...bind('code', otp.check)} isSecret={false} inputMode="numeric" isMonospace />
          <NumberField {...bind('window')} />
        </FieldPair>
      </div>
      <div className="grid content-start gap-4">
        <ResultRows label={t('outputs.codes')} rows={codeRows(tool, otp)} />
        {!isByTime && (
          <DataTable
            label={t('outputs.list')}
            columns={[
              { name: 'counter', label: t('view.counter'), cell: ({ counter }) => counter },
              { name: 'code', label: t('view.code'), cell: ({ code }) => code, isMonospace: true },
            ]}
            rows={otp.list}
            keyOf={({ counter }) => counter}
            copy={({ counter, code }) => ({ label: String(counter), value: code })}
          />
        )}
        <div>
          <Notices
            notices={[
              ...(isByTime && hasLeapSecond(inputs.time) ? [t('view.notices.leapSecond')] : []),
              ...(valueOf(otp.secret)?.isShort ? [t('view.shortSecret')] : []),
              ...(qrCode?.ok === false ? [t('view.tooLongForQr')] : []),
            ]}
          />
          <ResultRows label={t('outputs.details')} rows={detailRows(tool, otp)} />
        </div>
        <OutputField label={t('outputs.keyUri')} value={otp.keyUri} isMultiline isAutosized rows={3} />
        <SvgImage label={t('outputs.qrCode')} svg={valueOf(qrCode) ?? ''} className="aspect-square w-60" />
      </div>
    </ToolColumns>
  );
}

const FieldPair = ({ children }: { readonly children: ReactNode }) => <div className="grid gap-x-5 gap-y-1 sm:grid-cols-2">{children}</div>;
