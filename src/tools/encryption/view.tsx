import { parseEncodedBytes } from '#formats/encoded-bytes.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { Notices } from '#ui/notices.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { useToolContext } from '#workbench/tool-context.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import { asksForIterations, isKeyMethod, isOldMethod } from './methods.ts';
import { opensslCommand } from './openssl-command.ts';
import type { EncryptionMessages } from './parts/encryption-tool.ts';
import { SecretFields } from './parts/secret-fields.tsx';

const DELAY_MS = 300;

export default function Encryption() {
  const tool = useTool<EncryptionMessages, typeof fields>(fields);
  const { t, bind, inputs, options } = tool;
  const { shellText } = useToolContext();
  const { direction, method } = options;
  const hasKey = isKeyMethod(method);
  const job = useOperation<typeof operations, 'convert'>('convert', {
    inputs: hasKey ? { ...inputs, passphrase: '' } : { ...inputs, key: '', iv: '', additionalData: '' },
    // A number that is not asked for must not hold up the work.
    options: asksForIterations(options) ? options : { ...options, iterations: fields.options.iterations.initial },
    delayMs: DELAY_MS,
  });
  const keyBytes = parseEncodedBytes(inputs.key, options.keyEncoding, 'key');
  const conversion = valueOf(job.outcome);
  const { text = '', iv = '' } = conversion?.kind === 'text' ? conversion : {};
  const command = opensslCommand(options);
  const output = { label: t('outputs.result'), value: text, rows: 8 };

  return (
    <div className="grid gap-4">
      <FieldRow>
        <ChoiceField {...bind('direction')} />
        <SelectField {...bind('method')} error={conversion?.kind === 'needsHttps' ? shellText('words.needsHttps') : bind('method').error} />
        <ChoiceField {...bind('plainTextAs', job.outcome)} />
        {method !== 'jwe' && <ChoiceField {...bind('cipherTextAs')} />}
      </FieldRow>
      <ToolColumns>
        <div className="grid content-start gap-3">
          <CodeField {...bind('input', job.outcome)} rows={8} />
          <SecretFields tool={tool} outcomes={[...(hasKey && inputs.key !== '' ? [keyBytes] : []), job.outcome]} />
        </div>
        <div className="grid content-start gap-3">
          {direction === 'encrypt' ? (
            <ToolCodeOutput {...output} fileName="encrypted.txt" />
          ) : (
            <CodeField {...output} isReadOnly fileName="decrypted.txt" />
          )}
          <Notices notices={isOldMethod(method) ? [t('view.oldFormat')] : []} />
          <ResultRows
            rows={[
              ...(hasKey
                ? [
                    {
                      label: t('outputs.keySize'),
                      value: keyBytes.ok && keyBytes.value.length > 0 ? t('view.bits', { count: keyBytes.value.length * 8 }) : '',
                    },
                  ]
                : []),
              ...(hasKey && direction === 'encrypt' ? [{ label: t('outputs.iv'), value: iv }] : []),
              ...(command === undefined ? [] : [{ label: t('outputs.command'), value: command }]),
            ]}
          />
          <div className="min-h-8">
            <JobProgress job={job} />
          </div>
        </div>
      </ToolColumns>
    </div>
  );
}
