import { Button } from '#ui/button.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { expandRange } from './logic.ts';
import type en from './messages/en.json';
import { swapEnds } from './read-range.ts';

const rows = ['size', 'block', 'blockStart', 'blockEnd', 'blockSize', 'extra', 'count'] as const;

export default function Ipv4RangeExpander() {
  const { t, bind, inputs, set } = useTool<typeof en, typeof fields>(fields);
  const outcome = expandRange(inputs);
  const range = valueOf(outcome);
  const isReversed = outcome.ok === false && outcome.error.code === 'endBeforeStart';

  const swap = () => {
    const { start, end } = swapEnds(inputs);
    set('start', start);
    set('end', end);
  };

  return (
    <ToolColumns>
      <div className="grid content-start gap-3">
        <TextField {...bind('start', outcome)} isMonospace />
        <TextField {...bind('end', outcome)} isMonospace />
        <div className="min-h-9">
          {isReversed && (
            <Button icon="arrows-exchange" onClick={swap}>
              {t('view.swap')}
            </Button>
          )}
        </div>
      </div>
      <div className="grid content-start gap-4">
        <ResultRows rows={rows.map((name) => ({ label: t(`outputs.${name}`), value: range?.[name] ?? '' }))} />
        <ToolOutput label={t('outputs.blocks')} value={range?.blocks ?? ''} isMultiline rows={8} fileName="cidr-blocks.txt" />
      </div>
    </ToolColumns>
  );
}
