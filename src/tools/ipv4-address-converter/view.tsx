import { ResultRows } from '#ui/output/result-rows.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolForm } from '#ui/layout/tool-columns.tsx';
import type { Ipv4Messages } from '#domains/ip/ipv4-messages.ts';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration, notationNames } from './declare.ts';
import type en from './messages/en.json';
import { run } from './run.ts';

export default function Ipv4AddressConverter() {
  const { bind, show } = useTool<typeof en & Ipv4Messages>()(declaration, { main: run, presenters });
  return (
    <ToolForm>
      <TextField {...bind('address')} isMonospace />
      <ResultRows rows={[show('readAs'), ...notationNames.map(show)]} />
    </ToolForm>
  );
}
