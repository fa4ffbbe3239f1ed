import { Button } from '#ui/button.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { useWords } from '#ui/words.ts';
import { hasInvalidNumber } from '#workbench/outcome.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { beforeChange, changeOf, decrease, increase, partOf, shareOf, wholeOf } from './logic.ts';
import type en from './messages/en.json';
import { Question } from './parts/question.tsx';
import { sample } from './sample.ts';

export default function PercentageCalculator() {
  const tool = useTool<typeof en, typeof fields>(fields);
  const { t, bind, set, inputs, options } = tool;
  const words = useWords();
  const { percentage, value, part, whole, from, to, base, change, knownPart, knownPercentage, changedValue, appliedChange } = inputs;
  const isReady = !hasInvalidNumber(options);
  const showSample = () => {
    set('percentage', sample.percentage);
    set('value', sample.value);
  };

  return (
    <div className="grid gap-3">
      <FieldRow>
        <NumberField {...bind('decimalPlaces')} />
        <div className="pt-6">
          <Button onClick={showSample}>{words.sample}</Button>
        </div>
      </FieldRow>
      <div className="grid gap-4 *:min-w-0 lg:grid-cols-2">
        <Question
          {...{ tool }}
          title={t('view.questions.partOf')}
          names={['percentage', 'value']}
          answers={{ partOf: isReady ? partOf({ percentage, value }, options) : undefined }}
        />
        <Question
          {...{ tool }}
          title={t('view.questions.shareOf')}
          names={['part', 'whole']}
          answers={{ shareOf: isReady ? shareOf({ part, whole }, options) : undefined }}
        />
        <Question
          {...{ tool }}
          title={t('view.questions.changeOf')}
          names={['from', 'to']}
          answers={{ changeOf: isReady ? changeOf({ from, to }, options) : undefined }}
        />
        <Question
          {...{ tool }}
          title={t('view.questions.plusOrMinus')}
          names={['base', 'change']}
          answers={{
            increase: isReady ? increase({ base, change }, options) : undefined,
            decrease: isReady ? decrease({ base, change }, options) : undefined,
          }}
        />
        <Question
          {...{ tool }}
          title={t('view.questions.wholeOf')}
          names={['knownPart', 'knownPercentage']}
          answers={{ wholeOf: isReady ? wholeOf({ knownPart, knownPercentage }, options) : undefined }}
        />
        <Question
          {...{ tool }}
          title={t('view.questions.beforeChange')}
          names={['changedValue', 'appliedChange']}
          answers={{ beforeChange: isReady ? beforeChange({ changedValue, appliedChange }, options) : undefined }}
        />
      </div>
    </div>
  );
}
