import { ResultRows } from '#ui/result-rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { useTool } from '#workbench/tool/use-tool.ts';
import { answer } from './answer.ts';
import { declaration, notationNames } from './declare.ts';
import type en from './messages/en.json';
import { run } from './run.ts';

export default function RomanNumeralConverter() {
  const { bind, show } = useTool<typeof en>()(declaration, { main: run, answer });
  return (
    <ToolColumns>
      <TextField {...bind('text')} isMonospace />
      <div>
        <ResultRows rows={notationNames.map(show)} />
      </div>
    </ToolColumns>
  );
}
