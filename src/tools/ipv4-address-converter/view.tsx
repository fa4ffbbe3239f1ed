import { ResultRows } from '#ui/result-rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolForm } from '#ui/tool-columns.tsx';
import type { Ipv4Messages } from '#workbench/ipv4-messages.ts';
import { valueOf } from '#workbench/outcome.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { convertAddress } from './logic.ts';
import type en from './messages/en.json';

const rows = [
  'readAs',
  'dottedDecimal',
  'decimal',
  'hexadecimal',
  'binary',
  'octal',
  'mapped',
  'mappedHex',
  'mappedFull',
  'sixToFour',
  'nat64',
  'reverseName',
  'ipClass',
  'type',
] as const;

export default function Ipv4AddressConverter() {
  const { t, bind, inputs } = useTool<typeof en & Ipv4Messages, typeof fields>(fields);
  const outcome = convertAddress(inputs);
  const described = valueOf(outcome);
  const values = described && { ...described, readAs: t(`view.notations.${described.readAs}`), type: t(`types.${described.type}`) };

  return (
    <ToolForm>
      <TextField {...bind('address', outcome)} isMonospace />
      <ResultRows
        rows={rows.map((name) => ({
          label: t(`outputs.${name}`),
          value: values?.[name] ?? '',
          isProse: name === 'readAs' || name === 'type',
        }))}
      />
    </ToolForm>
  );
}
