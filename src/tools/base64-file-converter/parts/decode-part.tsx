import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { downloadFile } from '#ui/button/download.ts';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import type { ConverterTool } from './converter-tool.ts';
import { Preview } from './preview.tsx';

/** Decodes Base64 to a file. */
export function DecodePart({ tool: { t, bind, show, job } }: { readonly tool: ConverterTool }) {
  const { content, fileName, extension, shownAs } = show('decodedFile');
  return (
    <ToolColumns>
      <Stack gap="small">
        <CodeField {...bind('base64')} rows={8} />
        <div className="grid two-columns gap-x-4">
          <TextField {...bind('fileName')} />
          <TextField {...bind('extension')} placeholder={extension} />
        </div>
        <JobRoom job={job('decode')} />
      </Stack>
      <Stack>
        <ResultRows rows={[show('detectedType'), show('decodedSize'), show('downloadName')]} />
        <div>
          <Button icon="download" isDisabled={!content} onClick={() => content && downloadFile(fileName, content)}>
            {t('view.download')}
          </Button>
        </div>
        <Preview {...{ t, content, shownAs }} />
      </Stack>
    </ToolColumns>
  );
}
