import type { SecureContextMessages } from '#domains/secure-context/secure-context-messages.ts';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobProgress } from '#tool-ui/job/job-progress.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { main } from './main.ts';
import type en from './messages/en.json';
import { KeyGeneration } from './parts/key-generation.tsx';

export default function RsaKeyPairGenerator() {
  const { t, bind, show, job, notices, values } = useTool<typeof en & SecureContextMessages>()(declaration, { main, presenters });
  const { source, privateFormat, publicFormat } = values;
  const isGenerating = source === 'generate';
  const hasPassphrase = privateFormat === 'pkcs8';

  return (
    <ToolColumns
      options={
        <>
          <ChoiceField {...bind('source')} />
          <ChoiceField {...bind('privateFormat')} />
          <ChoiceField {...bind('publicFormat')} />
        </>
      }
    >
      <Stack gap="small">
        {isGenerating ? (
          <KeyGeneration {...{ t, bind, job }} />
        ) : (
          <TextField {...bind('existingKey')} isSecret={false} isMultiline isMonospace rows={10} />
        )}
        <Notices notices={notices(isGenerating ? 'warn' : 'format')} />
        <TextField {...bind('comment')} />
        <TextField {...bind('passphrase')} isDisabled={!hasPassphrase} hint={hasPassphrase ? undefined : t('view.onlyPkcs8')} />
        <JobProgress job={job(isGenerating ? 'formatNew' : 'format')} />
      </Stack>
      <Stack>
        <ToolOutput {...show('privateKey')} isMultiline isWrapped={privateFormat === 'jwk'} rows={9} />
        <ToolOutput {...show('publicKey')} isMultiline isWrapped={publicFormat === 'jwk' || publicFormat === 'openssh'} rows={6} />
        <ResultRows
          rows={[show('modulusSize'), show('publicExponent'), show('sshFingerprint'), show('sshFingerprintMd5'), show('spkiFingerprint')]}
        />
      </Stack>
    </ToolColumns>
  );
}
