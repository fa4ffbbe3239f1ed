import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { Notices } from '#ui/notices.tsx';
import { OutputField } from '#ui/output-field.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useRequestedOperation } from '#workbench/use-requested-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { privateKeyFileNames, publicKeyFileNames } from './file-names.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { KeyGeneration } from './parts/key-generation.tsx';

const INSECURE_BITS = 1024;

export default function RsaKeyPairGenerator() {
  const tool = useTool<typeof en, typeof fields>(fields);
  const { t, bind, inputs, options } = tool;
  const { shellText } = useToolContext();
  const { source, keySize, privateFormat, publicFormat } = options;
  const isGenerating = source === 'generate';
  const hasPassphrase = privateFormat === 'pkcs8';

  const generation = useRequestedOperation<typeof operations, 'generate'>('generate', { inputs: {}, options: { bits: Number(keySize) } });
  const existingKey = isGenerating ? (valueOf(generation.outcome) ?? '') : inputs.existingKey;
  const formatting = useOperation<typeof operations, 'format'>('format', {
    inputs:
      existingKey === ''
        ? { existingKey, comment: '', passphrase: '' }
        : { existingKey, comment: inputs.comment, passphrase: hasPassphrase ? inputs.passphrase : '' },
    options: { privateFormat, publicFormat },
  });
  const pair = valueOf(formatting.outcome);
  const bits = isGenerating ? Number(keySize) : pair?.modulusBits;

  return (
    <div className="grid gap-4">
      <FieldRow>
        <ChoiceField {...bind('source')} />
        <ChoiceField {...bind('privateFormat')} />
        <ChoiceField {...bind('publicFormat')} />
      </FieldRow>
      <ToolColumns>
        <div className="grid content-start gap-2">
          {isGenerating ? (
            <KeyGeneration tool={tool} job={generation} />
          ) : (
            <TextField {...bind('existingKey', formatting.outcome)} isSecret={false} isMultiline isMonospace rows={10} />
          )}
          <Notices notices={bits === INSECURE_BITS ? [t('view.insecure')] : []} />
          <TextField {...bind('comment')} />
          <TextField
            {...bind('passphrase')}
            isDisabled={!hasPassphrase}
            hint={hasPassphrase ? undefined : t('view.onlyPkcs8')}
            error={pair?.privateKey === null ? shellText('words.needsHttps') : undefined}
          />
          <JobProgress job={formatting} />
        </div>
        <div className="grid content-start gap-3">
          <OutputField
            label={t('outputs.privateKey')}
            value={pair?.privateKey ?? ''}
            isSecret
            isMultiline
            isWrapped={privateFormat === 'jwk'}
            rows={9}
            fileName={privateKeyFileNames[privateFormat]}
          />
          <ToolOutput
            label={t('outputs.publicKey')}
            value={pair?.publicKey ?? ''}
            produces={publicFormat === 'jwk' ? 'json' : 'text'}
            isMultiline
            isWrapped={publicFormat === 'jwk' || publicFormat === 'openssh'}
            rows={6}
            fileName={publicKeyFileNames[publicFormat]}
          />
          <ResultRows
            rows={[
              { label: t('outputs.modulusSize'), value: pair ? t('view.bits', { count: pair.modulusBits }) : '' },
              { label: t('outputs.publicExponent'), value: pair?.publicExponent ?? '' },
              { label: t('outputs.sshFingerprint'), value: pair?.ssh ?? '' },
              { label: t('outputs.sshFingerprintMd5'), value: pair?.sshMd5 ?? '' },
              { label: t('outputs.spkiFingerprint'), value: pair?.spki ?? '' },
            ]}
          />
        </div>
      </ToolColumns>
    </div>
  );
}
