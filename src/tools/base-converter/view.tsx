import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { Notices } from '#ui/notices.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

/** What a row can show at once; copying gives all of it. */
const MAX_SHOWN = 10_000;

const notations = ['usedBase', 'binary', 'octal', 'decimal', 'hexadecimal', 'base64', 'custom'] as const;
const bitViews = ['bits', 'unsigned', 'signed', 'bigEndian', 'littleEndian'] as const;

export default function BaseConverter() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const job = useOperation<typeof operations, 'convert'>('convert', { inputs, options });
  const converted = valueOf(job.outcome);
  const row = (name: keyof typeof en.outputs, value = '') => ({ label: t(`outputs.${name}`), value, display: value.slice(0, MAX_SHOWN) });
  const rows = [
    ...notations.map((name) => row(name, converted?.[name])),
    ...(options.bitWidth === 'off' ? [] : bitViews.map((name) => row(name, converted?.bits?.[name]))),
    ...(options.bitWidth === '32' || options.bitWidth === '64' ? [row('float', converted?.bits?.float)] : []),
  ];
  const isShownInPart = rows.some(({ value, display }) => display.length < value.length);

  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField {...bind('number', job.outcome)} isMonospace />
      <FieldRow>
        <NumberField {...bind('inputBase')} />
        <NumberField {...bind('customBase')} />
        <ChoiceField {...bind('letterCase')} />
        <SelectField {...bind('bitWidth')} />
        <SwitchField {...bind('groupDigits')} />
        <SwitchField {...bind('showPrefixes')} />
      </FieldRow>
      <JobProgress job={job} />
      <Notices notices={isShownInPart ? [t('view.shownInPart')] : []} />
      <ResultRows rows={rows} />
    </div>
  );
}
