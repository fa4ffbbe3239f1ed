import { SelectField } from '#ui/choice/select-field.tsx';
import { exampleExpression, exampleSchedules } from '../example-schedules.ts';
import type { CronTool } from './cron-tool.ts';

/** Example schedules in the selected format. */
export function ExampleField({ tool: { t, set, values } }: { readonly tool: CronTool }) {
  const examples = exampleSchedules.map((example) => ({
    value: exampleExpression(example, values.format),
    label: t(`view.exampleSchedules.${example.name}`),
  }));
  return (
    <SelectField
      name="examples"
      label={t('view.examples')}
      options={[{ value: '', label: t('view.chooseExample') }, ...examples]}
      value={examples.find(({ value }) => value === values.expression)?.value ?? ''}
      onChange={(chosen) => chosen !== '' && set('expression', chosen)}
    />
  );
}
