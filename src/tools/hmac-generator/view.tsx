import { ChoiceField } from '#ui/choice-field.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { encodeDigest } from '#formats/digest-encoding.ts';
import { parseEncodedBytes } from '#formats/encoded-bytes.ts';
import type { EncodedBytesMessages } from '#workbench/encoded-bytes-messages.ts';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import { isExpectedHmac } from './expected-hmac.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

export default function HmacGenerator() {
  const { t, bind, inputs, options } = useTool<typeof en & EncodedBytesMessages, typeof fields>(fields);
  const { message, key, expected } = inputs;
  const { messageEncoding, keyEncoding, hashFunction, outputEncoding } = options;
  const keyBytes = parseEncodedBytes(key, keyEncoding, 'key');
  const job = useOperation<typeof operations, 'authenticate'>('authenticate', {
    inputs: { message, key },
    options: { messageEncoding, keyEncoding, hashFunction },
  });
  const hmac = valueOf(job.outcome);
  const matches = hmac ? t(isExpectedHmac(hmac, expected) ? 'view.yes' : 'view.no') : '';

  return (
    <ToolColumns>
      <div className="grid content-start gap-3">
        <CodeField {...bind('message', job.outcome)} rows={6} />
        <ChoiceField {...bind('messageEncoding')} />
        <TextField {...bind('key', keyBytes)} isMonospace isRevealedInitially />
        <ChoiceField {...bind('keyEncoding')} />
        <SelectField {...bind('hashFunction')} />
      </div>
      <div className="grid content-start gap-3">
        <ChoiceField {...bind('outputEncoding')} labelPosition="top" />
        <ToolOutput label={t('outputs.hmac')} value={hmac ? encodeDigest(hmac, outputEncoding) : ''} isMultiline isAutosized rows={3} />
        <TextField {...bind('expected')} isMonospace />
        <ResultRows
          rows={[
            { label: t('outputs.keySize'), value: keyBytes.ok ? t('view.bytes', { count: keyBytes.value.length }) : '' },
            ...(expected.trim() === '' ? [] : [{ label: t('outputs.matches'), value: matches }]),
          ]}
        />
        <div className="min-h-8">
          <JobProgress job={job} />
        </div>
      </div>
    </ToolColumns>
  );
}
