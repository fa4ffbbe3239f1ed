import { Button } from '#ui/button/button.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { declaration, rowNames } from './declare.ts';
import type en from './messages/en.json';
import { run } from './run.ts';

export default function Ipv4RangeExpander() {
  const { t, bind, show, replaceAll } = useTool<typeof en>()(declaration, { main: run });
  const start = show('swappedStart').value;
  const end = show('swappedEnd').value;

  return (
    <ToolColumns>
      <Stack>
        <TextField {...bind('start')} isMonospace />
        <TextField {...bind('end')} isMonospace />
        <div className="min-h-9">
          {start !== '' && (
            <Button icon="arrows-exchange" onClick={() => replaceAll({ start, end }, 'swapped')}>
              {t('view.swap')}
            </Button>
          )}
        </div>
      </Stack>
      <Stack gap="large">
        <ResultRows rows={rowNames.map(show)} />
        <ToolOutput {...show('blocks')} isMultiline rows={8} />
      </Stack>
    </ToolColumns>
  );
}
