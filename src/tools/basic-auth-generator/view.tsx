import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useTool } from '#workbench/use-tool.ts';
import { parseBasicCredentials } from './basic-credentials.ts';
import { formatBasicHeader } from './basic-header.ts';
import * as fields from './fields.ts';
import type en from './messages/en.json';

export default function BasicAuthGenerator() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const generated = formatBasicHeader(inputs, options);
  const decoded = parseBasicCredentials(inputs.headerToDecode);
  const basic = valueOf(generated);
  const credentials = valueOf(decoded);

  return (
    <ToolColumns>
      <section className="grid content-start gap-3">
        <h2 className="text-base font-semibold">{t('view.generate')}</h2>
        <div className="grid gap-1">
          <TextField {...bind('username', generated)} isMonospace autoComplete="off" />
          <TextField {...bind('password', generated)} isMonospace revealName={t('view.reveal')} />
        </div>
        <FieldRow>
          <ChoiceField {...bind('header')} />
          <ChoiceField {...bind('encoding')} />
        </FieldRow>
        <ToolOutput label={t('outputs.header')} value={basic?.header ?? ''} />
        <ToolOutput label={t('outputs.curlOption')} value={basic?.curlOption ?? ''} />
        <ResultRows rows={[{ label: t('outputs.base64'), value: basic?.base64 ?? '' }]} />
      </section>
      <section className="grid content-start gap-3">
        <h2 className="text-base font-semibold">{t('view.decode')}</h2>
        <TextField {...bind('headerToDecode', decoded)} isSecret={false} isMonospace autoComplete="off" />
        <ResultRows
          rows={[
            { label: t('outputs.username'), value: credentials?.username ?? '' },
            { label: t('outputs.password'), value: credentials?.password ?? '' },
            { label: t('outputs.encoding'), value: credentials?.encoding ?? '' },
          ]}
        />
      </section>
    </ToolColumns>
  );
}
