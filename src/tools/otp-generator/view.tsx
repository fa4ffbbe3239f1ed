import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { FieldGrid } from '#ui/layout/field-grid.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SvgImage } from '#ui/image/svg-image.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { codeRows } from './parts/code-rows.tsx';
import { SecretField } from './parts/secret-field.tsx';
import { run } from './run.ts';

export default function OtpGenerator() {
  const tool = useTool<typeof en>()(declaration, { main: run, presenters });
  const { t, bind, show, notices, values, more } = tool;
  const isByTime = values.type === 'TOTP';
  const list = show('list');
  const qrCode = show('qrCode');

  return (
    <ToolColumns>
      <Stack gap="small">
        <SecretField tool={tool} />
        <ChoiceField {...bind('secretEncoding')} />
        <ChoiceField {...bind('type')} />
        <ChoiceField {...bind('digits')} />
        <FieldGrid columnGap="medium" hasRowGap>
          {isByTime ? <NumberField {...bind('period')} /> : <NumberField {...bind('counter')} />}
          {isByTime && <TextField {...bind('time')} isMonospace />}
        </FieldGrid>
        <FieldGrid columnGap="medium" hasRowGap>
          <TextField {...bind('issuer')} />
          <TextField {...bind('account')} />
        </FieldGrid>
        <TextField {...bind('code')} isSecret={false} inputMode="numeric" isMonospace />
        <OptionFields {...more}>
          <ChoiceField {...bind('algorithm')} />
          <NumberField {...bind('window')} />
        </OptionFields>
      </Stack>
      <Stack gap="large">
        <ResultRows label={t('view.codes')} rows={codeRows(tool)} />
        {!isByTime && (
          <DataTable
            {...list}
            columns={withColumns(list.columns, { code: { isMonospace: true } })}
            keyOf={({ counter }) => counter}
            copy={({ counter, code }) => ({ label: counter, value: code })}
          />
        )}
        <div>
          <Notices notices={notices()} />
          <ResultRows
            label={t('view.details')}
            rows={[
              show('check'),
              show('base32'),
              show('hex'),
              show('length'),
              ...(isByTime ? [show('unixTime')] : []),
              show('counter'),
              show('counterHex'),
            ]}
          />
        </div>
        <ToolOutput {...show('keyUri')} isMultiline isAutosized rows={3} />
        <SvgImage label={qrCode.label} svg={qrCode.svg} className="aspect-square w-60" />
      </Stack>
    </ToolColumns>
  );
}
