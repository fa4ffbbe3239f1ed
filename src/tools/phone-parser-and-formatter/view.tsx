import { ResultRows } from '#ui/output/result-rows.tsx';
import { rowOptions } from '#ui/choice/row-options.ts';
import { Select } from '#ui/choice/select.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration, descriptionNames } from './declare.ts';
import type en from './messages/en.json';
import { run } from './run.ts';

export default function PhoneParserAndFormatter() {
  const { bind, show } = useTool<typeof en>()(declaration, { main: run, presenters });
  const countries = rowOptions(show('countries').rows, ({ code, name, callingCode }) => ({
    value: code,
    label: name,
    searchTerms: [code, callingCode],
  }));
  const isDescribed = show('valid').value !== '';

  return (
    <ToolColumns>
      <Stack>
        <Select {...bind('defaultCountry')} value={show('usedCountry').value} options={countries} isSearchable />
        <TextField {...bind('number')} isSecret={false} isMonospace inputMode="tel" />
      </Stack>
      <ResultRows rows={isDescribed ? descriptionNames.map(show) : []} />
    </ToolColumns>
  );
}
