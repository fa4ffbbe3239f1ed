import { countryNames } from '#formats/country-names.ts';
import { ResultRows } from '#ui/result-rows.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { valueOf } from '#workbench/outcome.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import { useTool } from '#workbench/use-tool.ts';
import { countryChoices, countryOrDefault } from './countries.ts';
import { describePhoneNumber } from './describe-phone-number.ts';
import * as fields from './fields.ts';
import type en from './messages/en.json';
import { phoneRows } from './parts/phone-rows.ts';

export default function PhoneParserAndFormatter() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const { language } = useToolContext();
  // The prerendered page does not know whose browser will show it.
  const country = useHydrated() ? countryOrDefault(options.defaultCountry, navigator.language) : undefined;
  const outcome = country && describePhoneNumber(inputs.number, country);
  const description = valueOf(outcome);

  return (
    <ToolColumns>
      <div className="grid content-start gap-3">
        <Select {...bind('defaultCountry')} value={country ?? ''} options={countryChoices(language)} isSearchable />
        <TextField {...bind('number', outcome)} isSecret={false} isMonospace inputMode="tel" />
      </div>
      <ResultRows rows={description ? phoneRows(t, description, countryNames(language)) : []} />
    </ToolColumns>
  );
}
