import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { greatestQuantity } from './quantity.ts';
import { writings } from './text-language.ts';

const files = {
  plain: { fileName: 'lorem-ipsum.txt', produces: 'text' },
  html: { fileName: 'lorem-ipsum.html', produces: 'html' },
  markdown: { fileName: 'lorem-ipsum.md', produces: 'markdown' },
} as const;

export default function LoremIpsumGenerator() {
  const { t, bind, options } = useTool<typeof en, typeof fields>(fields);
  const { unit, format, language } = options;
  const number = new Intl.NumberFormat(useToolContext().language);
  const job = useOperation<typeof operations, 'generate'>('generate', { inputs: {}, options, delayMs: 50 });
  const { outcome } = job;
  const lorem = valueOf(outcome);
  const { name, label, value, onChange, error } = bind('quantity', outcome);

  return (
    <ToolColumns>
      <div className="grid content-start gap-2">
        <ChoiceField {...bind('unit')} />
        <NumberField {...{ name, label, value, onChange, error }} min={1} max={greatestQuantity(unit)} hasSlider />
        <div className="grid gap-x-5 sm:grid-cols-2">
          <NumberField {...bind('fewestSentences', outcome)} />
          <NumberField {...bind('mostSentences')} />
          <NumberField {...bind('fewestWords', outcome)} />
          <NumberField {...bind('mostWords')} />
        </div>
        <ChoiceField {...bind('format')} />
        <SelectField {...bind('language')} />
        <SwitchField {...bind('startWithLorem')} isDisabled={language !== 'latin'} />
      </div>
      <div className="grid content-start gap-3">
        <ToolOutput
          label={t('outputs.text')}
          value={lorem?.text ?? ''}
          isMultiline
          rows={16}
          isMonospace={format !== 'plain'}
          dir={format !== 'html' && writings[language].isRightToLeft ? 'rtl' : undefined}
          {...files[format]}
        />
        <div className="flex min-h-8 items-center gap-4">
          <Button icon="refresh" onClick={job.rerun}>
            {t('view.refresh')}
          </Button>
          <div className="grow">
            <JobProgress job={job} />
          </div>
        </div>
        <ResultRows
          rows={[
            { label: t('outputs.words'), value: lorem ? number.format(lorem.words) : '' },
            { label: t('outputs.characters'), value: lorem ? number.format(lorem.characters) : '' },
          ]}
        />
      </div>
    </ToolColumns>
  );
}
