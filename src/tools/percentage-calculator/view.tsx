import { Button } from '#ui/button/button.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { useWords } from '#ui/words/words.ts';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { Question } from './parts/question.tsx';
import { run } from './run.ts';
import { sample } from './sample.ts';

export default function PercentageCalculator() {
  const tool = useTool<typeof en>()(declaration, { main: run, presenters });
  const { t, bind, set } = tool;
  const words = useWords();
  const showSample = () => {
    set('percentage', sample.percentage);
    set('value', sample.value);
  };

  return (
    <ToolColumns
      optionsAreAbout="all"
      options={
        <>
          <NumberField {...bind('decimalPlaces')} />
          <div className="pt-6">
            <Button onClick={showSample}>{words.sample}</Button>
          </div>
        </>
      }
      gap="large"
    >
      <Question {...{ tool }} title={t('view.questions.partOf')} answers={['partOf']} />
      <Question {...{ tool }} title={t('view.questions.shareOf')} answers={['shareOf']} />
      <Question {...{ tool }} title={t('view.questions.changeOf')} answers={['changeOf']} />
      <Question {...{ tool }} title={t('view.questions.plusOrMinus')} answers={['increase', 'decrease']} />
      <Question {...{ tool }} title={t('view.questions.wholeOf')} answers={['wholeOf']} />
      <Question {...{ tool }} title={t('view.questions.beforeChange')} answers={['beforeChange']} />
    </ToolColumns>
  );
}
