import type { SecureContextMessages } from '#domains/secure-context/secure-context-messages.ts';
import { FileField } from '#ui/file/file-field.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { SampleButton } from './parts/sample-button.tsx';
import { SignatureSections } from './parts/signature-sections.tsx';

export default function PdfSignatureChecker() {
  const { t, bind, show, job, notices, set } = useTool<typeof en & SecureContextMessages>()(declaration, { presenters });
  return (
    <Stack gap="large">
      <FileField {...bind('file')} />
      <JobRoom job={job('check')}>
        <SampleButton label={t('view.sample')} onSample={(file) => set('file', file)} />
      </JobRoom>
      <ResultRows rows={[show('file'), show('signaturesFound')]} />
      <Notices notices={notices()} />
      <SignatureSections {...{ t, show }} />
    </Stack>
  );
}
