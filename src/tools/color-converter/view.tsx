import { Notices } from '#ui/feedback/notices.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Verdict } from '#ui/output/verdict.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration, notationNames } from './declare.ts';
import type en from './messages/en.json';
import { ColorControls } from './parts/color-controls.tsx';
import { Swatch } from './parts/swatch.tsx';
import { run } from './run.ts';

export default function ColorConverter() {
  const tool = useTool<typeof en>()(declaration, { main: run, presenters });
  const { t, bind, show, notices } = tool;

  return (
    <ToolColumns>
      <Stack>
        <TextField {...bind('color')} isMonospace />
        <ColorControls tool={tool} />
        <Swatch label={t('view.swatch')} hex={show('hex').value} />
        <Notices notices={notices()} />
      </Stack>
      <Stack>
        <Verdict {...show('contrast')} />
        <ResultRows rows={notationNames.map(show)} />
      </Stack>
    </ToolColumns>
  );
}
