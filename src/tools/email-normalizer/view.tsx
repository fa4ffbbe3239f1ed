import { CodeField } from '#ui/code/code-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { ChangesTable } from './parts/changes-table.tsx';

const ROWS = 12;
/** The maximum number of characters that a text box displays within a frame. */
const MAX_SHOWN = 100_000;

export default function EmailNormalizer() {
  const { t, bind, show, job } = useTool<typeof en>()(declaration, { presenters });
  return (
    <Stack gap="large">
      <ToolColumns>
        <Stack gap="tight">
          <CodeField {...bind('emails')} rows={ROWS} />
          <SwitchField {...bind('removeDuplicates')} />
          <SwitchField {...bind('removeAllTags')} />
          <SwitchField {...bind('lowercaseLocalPart')} />
        </Stack>
        <Stack>
          <ToolOutput {...show('normalized')} isMultiline rows={ROWS} maxShown={MAX_SHOWN} />
          <ResultRows rows={[show('count'), show('uniqueCount'), show('invalidCount')]} />
          <JobRoom job={job('normalize')} />
        </Stack>
      </ToolColumns>
      <ChangesTable {...{ t, show }} />
    </Stack>
  );
}
