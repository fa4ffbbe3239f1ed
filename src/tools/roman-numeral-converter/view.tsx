import { ResultRows } from '#ui/result-rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { convertRoman } from './logic.ts';
import type en from './messages/en.json';

export default function RomanNumeralConverter() {
  const { t, bind, inputs } = useTool<typeof en, typeof fields>(fields);
  const outcome = convertRoman(inputs);
  const roman = valueOf(outcome);

  return (
    <ToolColumns>
      <TextField {...bind('text', outcome)} isMonospace />
      <div>
        <ResultRows
          rows={[
            { label: t('outputs.number'), value: String(roman?.number ?? '') },
            { label: t('outputs.numeral'), value: roman?.numeral ?? '' },
            { label: t('outputs.withParentheses'), value: roman?.withParentheses ?? '' },
            { label: t('outputs.unicode'), value: roman ? (roman.unicode ?? t('view.noUnicode')) : '' },
            { label: t('outputs.breakdown'), value: roman?.breakdown ?? '' },
          ]}
        />
      </div>
    </ToolColumns>
  );
}
