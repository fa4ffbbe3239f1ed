import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { Regenerate } from '#tool-ui/outputs/regenerate.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { presenters } from './present.ts';
import { declaration, greatestQuantities } from './declare.ts';
import type en from './messages/en.json';
import { writings } from './text-language.ts';

export default function LoremIpsumGenerator() {
  const { bind, show, job, values, more } = useTool<typeof en>()(declaration, { presenters });
  const { unit, format, language } = values;
  const { name, label, value, onChange, error } = bind('quantity');

  return (
    <ToolColumns>
      <Stack gap="small">
        <OptionFields {...more}>
          <ChoiceField {...bind('unit')} />
          <NumberField {...{ name, label, value, onChange, error }} min={1} max={greatestQuantities[unit]} hasSlider />
          <ChoiceField {...bind('format')} />
          <SelectField {...bind('language')} />
          <NumberField {...bind('fewestSentences')} />
          <NumberField {...bind('mostSentences')} />
          <NumberField {...bind('fewestWords')} />
          <NumberField {...bind('mostWords')} />
          <SwitchField {...bind('startWithLorem')} isDisabled={language !== 'latin'} />
        </OptionFields>
      </Stack>
      <Stack>
        <ToolOutput
          {...show('text')}
          isMultiline
          rows={16}
          isMonospace={format !== 'plain'}
          dir={format !== 'html' && writings[language].isRightToLeft ? 'rtl' : undefined}
        />
        <JobRoom job={job('generate')}>
          <Regenerate job={job('generate')} />
        </JobRoom>
        <ResultRows rows={[show('words'), show('characters')]} />
      </Stack>
    </ToolColumns>
  );
}
