import { FileField } from '#ui/file/file-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import type { ConverterTool } from './converter-tool.ts';

/** Encodes a file as Base64. */
export function EncodePart({ tool: { bind, show, job, notices } }: { readonly tool: ConverterTool }) {
  return (
    <ToolColumns>
      <Stack gap="small">
        <FileField {...bind('file')} />
        <SelectField {...bind('outputFormat')} />
        <JobRoom job={job('encode')} />
      </Stack>
      <Stack gap="small">
        <ToolOutput {...show('base64')} notice={notices('encode')[0]} isMultiline rows={5} />
        <ResultRows rows={[show('sourceType'), show('sourceSize'), show('base64Length')]} />
      </Stack>
    </ToolColumns>
  );
}
